import { ensureLexicon } from '@tablee/lexicon/build'

export default () => ensureLexicon(console.log)
