import quality from '../../packages/ui/quality.json'
import speech from '../../packages/ui/speech.json'

/** What the tests say of a component; written by `.ci/quality.ts` from their reports. */
export interface Measured {
  /** Address of its page. */
  page: string
  /** Its stories. */
  stories: number
  /** Stories whose test passes. */
  passed: number
  /** Stories that axe finds no fault in, in day and in night. */
  axe: number
  /** Whether it takes keys. */
  isInteractive: boolean
  /** Stops of the Tab key in its stories, and how many of them show no focus ring, are hidden or too small. */
  keyboard: { stops: number; faults: number } | null
  /** Stories that a server draws and a browser takes over without a warning. */
  server: number
  /** Whether its use is written down. */
  hasGuide: boolean
}

/** Components by name. */
export const measured: Readonly<Record<string, Measured>> = quality

/** What a screen reader says of the first story, by component. */
export const spoken: Readonly<Record<string, readonly string[]>> = speech

/** A question that the tests answer about a component; the answer is the open gap, or null when there is none. */
export const checks: Record<string, (component: Measured, name: string) => string | null> = {
  Stories: ({ stories, passed }) =>
    stories > 0 && passed === stories ? null : `${stories - passed} of ${stories} stories do not pass`,
  'axe, day and night': ({ stories, axe }) =>
    axe === stories ? null : `${stories - axe} of ${stories} stories are not proven by axe in both themes`,
  Keyboard: ({ isInteractive, keyboard }) => {
    if (!isInteractive) return null
    if (!keyboard || keyboard.stops === 0) return 'the keyboard drive has not been through it'
    return keyboard.faults === 0 ? null : `${keyboard.faults} stops of the keyboard have a fault`
  },
  'Screen reader': (_, name) => (spoken[name] ? null : 'what a screen reader says is not recorded'),
  Server: ({ stories, server }) =>
    server === stories ? null : `${stories - server} of ${stories} stories are not proven on a server`,
  Guide: ({ hasGuide }) => (hasGuide ? null : 'its use is not written down'),
}

/** Everything that is not proven about a component. */
export const gapsOf = (name: string): string[] => {
  const component = measured[name]
  if (!component) return ['no test has measured it yet']
  return Object.values(checks).flatMap((check) => check(component, name) ?? [])
}
