import { mount } from 'svelte'
import App from './App.svelte'
import './look/tokens.css'
import './look/base.css'
import { install } from './offline/install.svelte.ts'
import { registerOffline } from './offline/register.ts'

const target = document.getElementById('app')
// The table was laid with a cloth until the house is there.
target?.replaceChildren()
if (target) mount(App, { target })
install.listen()
addEventListener('load', registerOffline)
