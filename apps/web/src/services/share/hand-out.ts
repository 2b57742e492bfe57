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
  // The browser may still be showing a « save as » dialog.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Opens the device's share sheet, or saves a download. Nothing is sent to our server. */
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
