import { type PlayWords, WordGraph } from '@tablee/lexicon'
import commonnessUrl from '@tablee/lexicon/commonness.bin?url'
import playUrl from '@tablee/lexicon/play.bin?url'
import spellingUrl from '@tablee/lexicon/spelling.bin?url'
import { fetchBytes, type OnBytes } from './fetched.ts'

/** Parsing a list and answering from it are each slow on a small phone: it may paint in between. */
const aBreath = () => new Promise((resolve) => setTimeout(resolve))

const graph = async (url: string, onBytes?: OnBytes): Promise<WordGraph> => {
  const read = WordGraph.read(await fetchBytes(url, onBytes))
  if (read === undefined) throw new Error(`${url} is damaged`)
  await aBreath()
  return read
}

export const fetchPlayWords = async (onBytes?: OnBytes): Promise<PlayWords> => {
  const [words, commonness] = await Promise.all([graph(playUrl, onBytes), fetchBytes(commonnessUrl, onBytes)])
  return { graph: words, commonness }
}

export const fetchSpelling = (onBytes?: OnBytes): Promise<WordGraph> => graph(spellingUrl, onBytes)
