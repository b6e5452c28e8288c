import speech from '../../packages/ui/speech.json'
import status from '../../packages/ui/status.json'

/** What the checks found about a component; `pnpm visual --update` writes it, and a different result fails. */
export interface ComponentStatus {
  /** Address of its page. */
  page: string
  /** Its stories, each of which passes every check. */
  stories: number
  /** Whether it reacts to keys. */
  isInteractive: boolean
  /** Whether Tab reaches something in its stories. */
  hasTabStops: boolean
  /** Whether its use is documented. */
  hasGuide: boolean
}

/** Components by name. */
export const components: Readonly<Record<string, ComponentStatus>> = status

/** What a screen reader says for the first story, by component. */
export const screenReaderOutput: Readonly<Record<string, readonly string[]>> = speech

/** A check by name; returns the open gap of a component, or null when there is none. */
export const checks: Record<string, (component: ComponentStatus, name: string) => string | null> = {
  Stories: ({ stories }) => (stories > 0 ? null : 'it has no stories'),
  Keyboard: ({ isInteractive, hasTabStops }) =>
    isInteractive && !hasTabStops ? 'Tab reaches nothing in its stories' : null,
  'Screen reader': (_, name) =>
    screenReaderOutput[name] ? null : 'its screen reader output is not recorded',
  Guide: ({ hasGuide }) => (hasGuide ? null : 'its use is not documented'),
}

/** Returns what is not proven about a component. */
export const gapsOf = (name: string): string[] => {
  const component = components[name]
  if (!component) return ['no check has visited it yet']
  return Object.values(checks).flatMap((check) => check(component, name) ?? [])
}
