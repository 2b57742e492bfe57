import { handOut, saveFile } from '../share/hand-out.ts'
import { fileNameOf } from './deck-text.ts'

const fileOf = (title: string, text: string): File =>
  new File([text], fileNameOf(title), { type: 'text/plain;charset=utf-8' })

/** Whether this device can hand a file to another app. */
export const canShareFiles = (): boolean => {
  const can = navigator.canShare as Navigator['canShare'] | undefined
  return can?.call(navigator, { files: [fileOf('', ' ')] }) ?? false
}

export const shareDeck = async (title: string, text: string): Promise<void> => {
  await handOut(fileOf(title, text), title)
}

export const saveDeck = (title: string, text: string): void => saveFile(fileOf(title, text))
