import mp4 from './silent.mp4'
import webm from './silent.webm'

/*
 * A playing video keeps a screen lit, if it is of the kind that each engine takes for one that is watched:
 * - Chromium: it covers more than a fifth of the window (seen or not), or is heard;
 * - Firefox: it has a sound track, muted or not;
 * - WebKit: it has a sound track, is not muted, and has no « loop ».
 * So there are four black seconds with a silent sound track, over the whole window with no opacity, that begin again before they end.
 * They are muted, so as not to stop anybody's music, unless the browser can be told to mix them with it: that is Safari from 16.4.
 * An older iPhone goes dark as ever.
 *
 * ffmpeg -f lavfi -i color=c=black:s=16x16:r=2 -f lavfi -i anullsrc=r=8000:cl=mono -t 4 -map_metadata -1 -fflags +bitexact
 *   -c:v libx264 -profile:v baseline -level 3.0 -pix_fmt yuv420p -c:a aac -b:a 8k -movflags +faststart awake.mp4
 *   -c:v libvpx -b:v 8k -c:a libopus -b:a 6k awake.webm
 */
const SOURCES = [
  { src: mp4, type: 'video/mp4; codecs="avc1.42C01E, mp4a.40.2"' },
  { src: webm, type: 'video/webm; codecs="vp8, opus"' },
]
/** In seconds; the end is never reached, at which an engine would let go. */
const REWIND_AFTER = 2

/** Safari's own, not in TypeScript's library yet. */
const audioSession = () => (navigator as { audioSession?: { type: string } }).audioSession

const makeElement = (): HTMLVideoElement => {
  const element = document.createElement('video')
  for (const source of SOURCES) element.append(Object.assign(document.createElement('source'), source))
  element.playsInline = true
  element.disableRemotePlayback = true
  element.muted = audioSession() === undefined
  element.setAttribute('aria-hidden', 'true')
  element.tabIndex = -1
  Object.assign(element.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    opacity: '0',
    zIndex: '-1',
    pointerEvents: 'none',
  })
  element.addEventListener('timeupdate', () => {
    if (element.currentTime > REWIND_AFTER) element.currentTime = 0
  })
  return element
}

export const makeVideo = () => {
  const element = makeElement()
  const session = audioSession()
  return {
    on: () => {
      if (session) session.type = 'ambient'
      if (!element.isConnected) document.body.append(element)
      // Refused until somebody touches something: then it is asked again.
      if (element.paused) element.play().catch(() => undefined)
    },
    off: () => {
      element.pause()
      element.remove()
      if (session) session.type = 'auto'
    },
  }
}
