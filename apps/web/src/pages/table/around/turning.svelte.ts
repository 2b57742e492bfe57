import { KEYS } from '@tablee/ui/storage/keys.ts'
import { stored } from '@tablee/ui/storage/text.ts'

const kept = stored(KEYS.turnsToPlayer, ['yes', 'no'])

/** A tablet lies between the teams; a phone is handed over. */
const liesBetween = () => matchMedia('(min-width: 700px) and (min-height: 700px)').matches

/** Whether the page turns toward the person across the table; remembered on the device. */
class Turning {
  isOn = $state(kept.read() === undefined ? liesBetween() : kept.read() === 'yes')

  flip() {
    this.isOn = !this.isOn
    kept.write(this.isOn ? 'yes' : 'no')
  }
}

export const turning = new Turning()
