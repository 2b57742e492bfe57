const canShare = (file: File): boolean => {
  const can = navigator.canShare as Navigator['canShare'] | undefined
  return can?.call(navigator, { files: [file] }) ?? false
}

export const saveFile = (file: File): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The browser may still be asking where to put it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** To the device's share sheet, else among its downloads. Nothing goes to any server of ours. */
export const handOut = async (file: File, title: string): Promise<'shared' | 'saved'> => {
  if (!canShare(file)) {
    saveFile(file)
    return 'saved'
  }
  try {
    await navigator.share({ files: [file], title })
  } catch (error) {
    // Closing the share sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    saveFile(file)
    return 'saved'
  }
  return 'shared'
}
