/** Called with each chunk of a download: decompressed bytes, not transferred ones. */
export type OnBytes = (count: number) => void

const okay = async (url: string): Promise<Response> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response
}

/** The bytes behind an address of ours. */
export const fetchBytes = async (url: string, onBytes: OnBytes = () => {}): Promise<Uint8Array> => {
  const response = await okay(url)
  if (response.body === null) return new Uint8Array(await response.arrayBuffer())
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    onBytes(part.value.length)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

export const fetchText = async (url: string, onBytes?: OnBytes): Promise<string> =>
  new TextDecoder().decode(await fetchBytes(url, onBytes))
