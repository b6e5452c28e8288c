interface State<Names extends string> {
  label: string
  tone: string
  on: Readonly<Record<string, Names>>
}

/** A state machine as plain data: every state, how it looks, and which event leads where. */
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
    /** The state that an event leads to, or undefined where the machine refuses it. */
    next: (state: Name, event: Event): Name | undefined =>
      (states[state].on as Partial<Record<string, Name>>)[event],
    /** The states in which an event is welcome. */
    from: (event: Event): Name[] => names.filter((name) => event in states[name].on),
  }
}

/** The names of a machine's states, as a union. */
export type StateOf<Machine extends { names: readonly string[] }> = Machine['names'][number]
