import { describe, expect, it } from 'vitest'
import { asOptions, asText, optionsOf, valueOf } from './options.ts'

const trades = [
  { value: 1, label: 'Gas' },
  { value: 12, label: 'Pisos' },
]

describe('options', () => {
  it('are the words themselves, a list of the caller, or a function of the other values', () => {
    expect(asOptions(['rojo'])).toEqual([{ value: 'rojo', label: 'rojo' }])
    expect(optionsOf(trades, {})).toEqual(trades)
    expect(optionsOf('given', {}, trades)).toEqual(trades)
    expect(optionsOf('given', {})).toEqual([])
    expect(optionsOf(undefined, {}, trades)).toEqual([])
    expect(optionsOf((values) => (values['province'] ? trades : []), { province: 'x' })).toEqual(trades)
  })

  it('go to the browser as text and come back as their value', () => {
    expect(asText(trades)).toEqual([
      { value: '1', label: 'Gas' },
      { value: '12', label: 'Pisos' },
    ])
    expect(valueOf(trades, '12')).toBe(12)
    expect(valueOf(trades, '')).toBeUndefined()
    expect(valueOf(trades, '2')).toBeUndefined()
  })
})
