import { onListLoaded } from '@tablee/ui/word-lists/list-loaded.ts'
import { mount } from 'svelte'
import App from './app/App.svelte'
import '@tablee/ui/look/tokens.css'
import '@tablee/ui/look/base.css'
import 'virtual:box-themes.css'
import { firstSight } from '@tablee/ui/look/first-sight.ts'
import { emulateInert } from '@tablee/ui/look/inert.ts'
import { keepFocus } from './services/focus/keep-focus.ts'
import { install } from './services/offline/install.svelte.ts'
import { keepWhatWasLoaded, registerOffline } from './services/offline/register.ts'
import { migrateTexts } from './services/storage/migrate-text.ts'

emulateInert()
onListLoaded(keepWhatWasLoaded)
const open = async () => {
  migrateTexts()
  const target = document.getElementById('app')
  // index.html shows a placeholder until the app is mounted.
  await firstSight()
  if (target === null) return
  target.replaceChildren()
  mount(App, { target })
  keepFocus(target)
}
// public/old-browser.js has shown why the app does not start.
if (document.documentElement.dataset.tooOld === undefined) {
  open()
  install.listen()
  addEventListener('load', registerOffline)
}
