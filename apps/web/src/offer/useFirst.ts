import { useState } from 'react'

/** Returns the first value that is not undefined, also after it has changed. */
export function useFirst<Value>(value: Value | undefined): Value | undefined {
  const [first, setFirst] = useState(value)
  if (first === undefined && value !== undefined) setFirst(value)
  return first ?? value
}
