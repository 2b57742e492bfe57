/** Aborts a request after this time. Not AbortSignal.timeout: Safari has it from 16 on. */
export const timeLimit = (milliseconds: number): AbortSignal => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}
