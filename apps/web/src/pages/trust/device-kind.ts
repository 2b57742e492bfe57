export const DEVICES = ['iphone', 'android', 'windows', 'mac', 'linux', 'firefox'] as const
export type Device = (typeof DEVICES)[number]

/** Which platform's steps to unfold first; a wrong guess costs one tap. */
export const guessDevice = (userAgent: string, touchPoints: number): Device => {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'iphone'
  if (/Android/.test(userAgent)) return 'android'
  if (/Windows/.test(userAgent)) return 'windows'
  // An iPad says that it is a Mac; no Mac has a touch screen.
  if (/Macintosh/.test(userAgent)) return touchPoints > 1 ? 'iphone' : 'mac'
  return /Firefox/.test(userAgent) ? 'firefox' : 'linux'
}
