import { galleryLaws } from '@tablee/rehearsal/testing/gallery/laws.ts'
import { describe } from 'vitest'
import { gallery } from './gallery.ts'
import { player, setting, tableOf } from './random-play.ts'

describe('the gallery', () => galleryLaws(gallery, { ...player, setting, tableOf }))
