import { emulateInert } from '@tablee/ui/look/inert.ts'
import { mount } from 'svelte'
import Frame from './Frame.svelte'
import '@tablee/ui/look/tokens.css'
import '@tablee/ui/look/base.css'
import 'virtual:box-themes.css'
import { SHARED_EXCEPTIONS } from './exceptions.ts'
import { inspect } from './inspect.ts'
import { type Request, readRequest, STAGE } from './request.ts'
import { show } from './shown.svelte.ts'
import { loadGallery } from './states.ts'

emulateInert()
const target = document.getElementById('app')
if (target) mount(Frame, { target })

/** How tests and the catalogue speak to a frame. */
const frame = {
  show,
  inspect: async ({ game, state, as }: Pick<Request, 'game' | 'state' | 'as'>) =>
    inspect(state, as === STAGE, [...SHARED_EXCEPTIONS, ...(await loadGallery(game)).exceptions]),
}
export type FrameLink = typeof frame
Object.assign(window, { tableeFrame: frame })

const asked: Request = readRequest(new URLSearchParams(location.search))
if (asked.game) void show(asked)
