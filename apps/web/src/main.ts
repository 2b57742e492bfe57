import { mount } from 'svelte'
import App from './App.svelte'
import './look/tokens.css'
import './look/base.css'
import { firstSight } from './look/first-sight.ts'
import { install } from './offline/install.svelte.ts'
import { registerOffline } from './offline/register.ts'

const open = async () => {
  const target = document.getElementById('app')
  // The table is laid with a cloth until the house is there.
  await firstSight()
  target?.replaceChildren()
  if (target) mount(App, { target })
}
open()
install.listen()
addEventListener('load', registerOffline)
