import { useEffect, useEffectEvent, useState } from 'react'
import { renderText } from '../../base/Field/translation.tsx'
import { NumberField } from '../../base/NumberField/NumberField.tsx'
import { type ControlProps, useErrorMessage } from './filterControl.ts'

/** Milliseconds after the last key press, as in a search. */
const DELAY_MS = 300

const toBound = (bound: unknown) => (typeof bound === 'number' ? bound : undefined)

/** Returns the number in the field, and applies it while the user types, if the filter accepts it. */
function useTypedNumber({ filter, value, onChange, onPending }: ControlProps) {
  const current = typeof value === 'number' ? value : undefined
  const [typed, setTyped] = useState<number | null>(current ?? null)
  const [previous, setPrevious] = useState(current)
  const [applied, setApplied] = useState(current)
  if (current !== previous) {
    setPrevious(current)
    // The URL can change the value while the field is mounted. What was applied here arrives later, while the user types.
    if (current !== applied) {
      setTyped(current ?? null)
      setApplied(current)
    }
  }
  const wanted: unknown = typed === null ? undefined : filter.parser.parse(typed)
  const isRefused = typed !== null && wanted === undefined
  const apply = useEffectEvent(() => {
    setApplied(typeof wanted === 'number' ? wanted : undefined)
    onChange(wanted)
  })
  const notify = useEffectEvent((applyNow: (() => void) | null) => onPending?.(applyNow))
  useEffect(() => {
    if (isRefused || wanted === applied) return
    const applyNow = () => apply()
    const timer = setTimeout(applyNow, DELAY_MS)
    notify(applyNow)
    return () => {
      clearTimeout(timer)
      notify(null)
    }
  }, [isRefused, wanted, applied])
  return { typed, setTyped }
}

/** Renders a filter that holds a number. */
export function NumberFilter(props: ControlProps) {
  const { filter, isBar, translation } = props
  const { typed, setTyped } = useTypedNumber(props)
  const { minimum, maximum } = filter.parser.jsonSchema
  return (
    <NumberField
      label={renderText(filter.label, translation)}
      isLabelHidden={isBar}
      {...(isBar && { placeholder: translation.translate(filter.label) })}
      value={typed}
      onChange={setTyped}
      {...(filter.formatOptions && { formatOptions: filter.formatOptions })}
      min={toBound(minimum)}
      max={toBound(maximum)}
      errorMessage={useErrorMessage(props)}
    />
  )
}
