import { useState } from 'react'
import { TextField } from '../../../packages/ui/src/index.ts'
import { toHexOrNull } from './settings.ts'
import * as css from './themeEditor.css.ts'

interface ColorFieldProps {
  label: string
  description: string
  /** `#rrggbb`, or empty. */
  value: string
  /** The color of the picker while the value is empty. */
  initial: string
  /** Called with the new color, or with an empty text if the color is optional. */
  onChange: (color: string) => void
  /** Accepts an empty text. */
  isOptional?: boolean
}

/** Renders the browser's color picker and a text field for the same color. */
export const ColorField = (props: ColorFieldProps) => {
  const { label, description, value, initial, onChange, isOptional = false } = props
  /** What the user types, until it is a color. */
  const [draft, setDraft] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const parse = (text: string) => (isOptional && text.trim() === '' ? '' : toHexOrNull(text))
  const isWrong = draft !== undefined && parse(draft) === null

  return (
    <fieldset>
      <legend className={css.legend}>{label}</legend>
      <div className={css.colorRow}>
        <input
          type="color"
          className={css.picker}
          aria-label={`${label}: color picker`}
          value={toHexOrNull(value) ?? initial}
          onChange={(event) => {
            setDraft(undefined)
            onChange(event.target.value)
          }}
        />
        <TextField
          label={`${label}: code`}
          isLabelHidden
          description={description}
          value={draft ?? value}
          errorMessage={isWrong && isLeft ? 'Use #rrggbb or oklch(0.6 0.1 150).' : undefined}
          onChange={(text) => {
            setDraft(text)
            setLeft(false)
            const color = parse(text)
            if (color !== null) onChange(color)
          }}
          onBlur={() => {
            setLeft(true)
            if (!isWrong) setDraft(undefined)
          }}
        />
      </div>
    </fieldset>
  )
}
