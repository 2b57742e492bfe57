import { mount } from 'svelte'
import Catalogue from './Catalogue.svelte'
import '@tablee/ui/look/tokens.css'
import '@tablee/ui/look/base.css'
import { loadIndex } from './states.ts'

const target = document.getElementById('app')
const pages = await loadIndex()
if (target) mount(Catalogue, { target, props: { pages } })
