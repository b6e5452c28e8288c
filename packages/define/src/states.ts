interface State<Names extends string> {
  label: string
  tone: string
  on: Readonly<Record<string, Names>>
}

/** Defines a state machine: each state with its label, its tone and the transitions of its events. */
// @__NO_SIDE_EFFECTS__
export function defineStates<
  const States extends Record<keyof States & string, State<keyof States & string>>,
>(states: States) {
  type Name = keyof States & string
  type Event = { [N in Name]: keyof States[N]['on'] }[Name] & string
  const names = Object.keys(states) as [Name, ...Name[]]
  return {
    states,
    names,
    /** Returns the state after an event, or undefined when the state has no such transition. */
    next: (state: Name, event: Event): Name | undefined =>
      (states[state].on as Partial<Record<string, Name>>)[event],
    /** Returns the states that have a transition for an event. */
    from: (event: Event): Name[] => names.filter((name) => event in states[name].on),
  }
}

export type StateOf<Machine extends { names: readonly string[] }> = Machine['names'][number]
