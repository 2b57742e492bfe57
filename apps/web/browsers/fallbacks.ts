export interface Fallback {
  /** As the checks call them. */
  readonly names: readonly string[]
  /** What a browser without them does instead. docs/browsers.md has the same list. */
  readonly instead: string
}

/** Features newer than the oldest supported browsers that the client uses all the same. */
export const FALLBACKS: readonly Fallback[] = [
  { names: ['Intl.Segmenter', 'segment'], instead: 'names are counted in code points' },
  { names: ['module worker'], instead: 'bots answer without thinking longer' },
  { names: ['inert', '[inert]'], instead: 'a script keeps focus and clicks away, a style the pointer' },
  { names: ['Window.requestIdleCallback', 'Window.setImmediate'], instead: 'a timer' },
  {
    names: ['Navigator.wakeLock', 'released'],
    instead: 'a silent video keeps the screen lit (not on iPhones below 16.4)',
  },
  { names: ['Navigator.audioSession'], instead: 'that video is muted' },
  { names: ['Navigator.share', 'Navigator.canShare'], instead: 'the link is copied, the picture saved' },
  {
    names: ['Document.fullscreenEnabled', 'Document.fullscreenElement', 'Document.exitFullscreen', 'requestFullscreen'],
    instead: 'no button for the full screen',
  },
  { names: ['speechSynthesis', 'SpeechSynthesisUtterance', 'getVoices'], instead: 'nothing is read aloud' },
  { names: ['interimResults', 'transcript'], instead: 'no dictation' },
  { names: ['Navigator.vibrate'], instead: 'the edge of the page lights up alone' },
  { names: ['zoom'], instead: 'the page that asks for a table’s code stays small on a large screen' },
  { names: ['print'], instead: 'no button to print (Firefox below 114 on Android)' },
  { names: ['Navigator.connection', 'saveData'], instead: 'what is needed offline is fetched ahead' },
  { names: ['createPolicy', 'currentCSSZoom'], instead: 'Svelte does without' },
  { names: ['container-type', '@property'], instead: 'containers are measured by a script (look/container-units.ts)' },
  {
    names: ['translate', 'rotate', 'scale'],
    instead: 'slips lie straight and keys do not sink; positions use transform',
  },
  { names: ['overflow-x: clip'], instead: 'what sticks out is cut at the window’s edge' },
  { names: ['text-wrap'], instead: 'lines break where they are full' },
  { names: ['field-sizing'], instead: 'the field scrolls' },
  { names: ['scrollbar-width', 'overscroll-behavior'], instead: 'a scroll bar shows; the page behind may move' },
  { names: ['overflow-clip-margin'], instead: 'the shadows of a spelled word are cut' },
  { names: ['align-content: safe'], instead: 'scores too tall for a shared screen are cut above' },
  { names: ['<details name>'], instead: 'the steps of several devices can be open at once' },
  { names: ['[autocapitalize]', '[autocorrect]'], instead: 'the keyboard may write a capital or correct a word' },
  { names: ['<link rel=modulepreload>'], instead: 'scripts are fetched one after another' },
]

/** What the checks name although every supported browser has enough of it, or it is a field of our own. */
export const HARMLESS: readonly Fallback[] = [
  { names: ['with'], instead: 'a field of a game, not the array’s method: the compiler tells those apart' },
  { names: ['font'], instead: 'of a canvas; the data know it only elsewhere, or in part' },
  { names: ['playsInline', 'disableRemotePlayback'], instead: 'set on a video, without effect where unknown' },
  { names: ['autofocus', 'exponentialRampToValueAtTime', 'cancelScheduledValues'], instead: 'there, in part' },
  { names: ['outline'], instead: 'there, without the rounded corners' },
  { names: ['cursor: default', 'cursor: pointer', 'cursor: grab', 'resize'], instead: 'for a mouse only' },
  {
    names: ['align-content: start', 'place-content: start', 'place-items: start', 'accent-color', '[nonce]'],
    instead: 'there, in part',
  },
  { names: ['@media forced-colors'], instead: 'systems without it have no such mode' },
  { names: ['font-family: ui-monospace'], instead: 'the next font of the list is taken' },
  {
    names: ['<meta name=viewport>', '<meta name=theme-color>', '<link rel=icon>', '<link rel=manifest>'],
    instead: 'for a phone’s screen or home screen; the desktop needs none',
  },
  { names: ['@page', 'size', 'page'], instead: 'for paper: the print dialog asks' },
]
