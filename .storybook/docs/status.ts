import output from '../../packages/ui/screenReaderOutput.json'
import status from '../../packages/ui/status.json'

/** Results of the checks for a component. `pnpm stories --update` writes them; the checks fail when they are out of date. */
export interface ComponentStatus {
  /** ID of its page. */
  page: string
  /** Number of its stories. */
  stories: number
  /** Whether it handles keys. */
  isInteractive: boolean
  /** Whether Tab reaches something in its stories. */
  hasTabStops: boolean
  /** Whether its use is documented. */
  hasGuide: boolean
}

/** Components by name. */
export const components: Readonly<Record<string, ComponentStatus>> = status

/** Screen reader output for the first story, by component. */
export const screenReaderOutput: Readonly<Record<string, readonly string[]>> = output

/** Checks by name; each returns the open gap of a component, or null. */
export const checks: Record<string, (component: ComponentStatus, name: string) => string | null> = {
  Stories: ({ stories }) => (stories > 0 ? null : 'it has no stories'),
  Keyboard: ({ isInteractive, hasTabStops }) =>
    isInteractive && !hasTabStops ? 'Tab reaches nothing in its stories' : null,
  'Screen reader': (_, name) =>
    screenReaderOutput[name] ? null : 'its screen reader output is not recorded',
  Guide: ({ hasGuide }) => (hasGuide ? null : 'its use is not documented'),
}

/** Returns the open gaps of a component. */
export const findGaps = (name: string): string[] => {
  const component = components[name]
  if (!component) return ['it has not been checked yet']
  return Object.values(checks).flatMap((check) => check(component, name) ?? [])
}
