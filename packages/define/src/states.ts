/** A transition with what its machine declares about it. */
export interface Transition<Names extends string = string> {
  /** The next state, or the possible ones. */
  to: Names | readonly [Names, ...Names[]]
  /** Who may cause the event. */
  by?: readonly string[]
  /** The name of a condition that has to hold. */
  guard?: string
  /** What happens besides the change of the state. */
  effects?: object
}

interface State<Names extends string> {
  label: string
  tone: string
  on: Readonly<Record<string, Names | Transition<Names>>>
  /** Events that the clock causes, with the hours after which it does. */
  after?: Readonly<Record<string, number>>
}

/** Defines a state machine: each state with its label, its tone and the transitions of its events. */
// @__NO_SIDE_EFFECTS__
export function defineStates<
  const States extends Record<keyof States & string, State<keyof States & string>>,
>(states: States) {
  type Name = keyof States & string
  type Event = { [N in Name]: keyof States[N]['on'] }[Name] & string
  const names = Object.keys(states) as [Name, ...Name[]]
  const find = (state: Name, event: Event): Transition<Name> | undefined => {
    const found = (states[state].on as Partial<Record<string, Name | Transition<Name>>>)[event]
    return typeof found === 'string' ? { to: found } : found
  }
  return {
    states,
    names,
    /** Returns the transition of an event, or undefined when the state has none. */
    transition: find,
    /** Returns the state after an event, the first of several, or undefined when the state has no such transition. */
    next: (state: Name, event: Event): Name | undefined => {
      const to = find(state, event)?.to
      return typeof to === 'object' ? to[0] : to
    },
    /** Returns the events that the clock causes in a state, with the hours after which it does. */
    timersOf: (state: Name): Readonly<Record<string, number>> => (states[state] as State<Name>).after ?? {},
    /** Returns the states that have a transition for an event. */
    from: (event: Event): Name[] => names.filter((name) => event in states[name].on),
    /** Returns the events that an actor may cause in a state. Guards are not asked. */
    eventsOf: (state: Name, by: string): Event[] =>
      (Object.keys(states[state].on) as Event[]).filter((event) => find(state, event)?.by?.includes(by)),
  }
}

export type StateOf<Machine extends { names: readonly string[] }> = Machine['names'][number]
/** The events of a state machine. */
export type EventOf<Machine extends { transition: (state: never, event: never) => unknown }> = Parameters<
  Machine['transition']
>[1]
