import { describe, expect, it } from 'vitest'
import { toLabeledOptions, toOptions, toTextOptions, resolveOptions, findOptionValue } from './options.ts'

const trades = [
  { value: 1, label: 'Gas' },
  { value: 12, label: 'Pisos' },
]

describe('options', () => {
  it('come from the declaration, the caller or the other values', () => {
    expect(toOptions(['rojo'])).toEqual([{ value: 'rojo', label: 'rojo' }])
    expect(toLabeledOptions({ rojo: 'Rojo' })).toEqual([{ value: 'rojo', label: 'Rojo' }])
    expect(resolveOptions(trades, {})).toEqual(trades)
    expect(resolveOptions('given', {}, trades)).toEqual(trades)
    expect(resolveOptions('given', {})).toEqual([])
    expect(resolveOptions(undefined, {}, trades)).toEqual([])
    expect(resolveOptions((values) => (values['province'] ? trades : []), { province: 'x' })).toEqual(trades)
  })

  it('convert to text for the browser and back', () => {
    expect(toTextOptions(trades)).toEqual([
      { value: '1', label: 'Gas' },
      { value: '12', label: 'Pisos' },
    ])
    expect(toTextOptions([{ value: 1, label: 'Gas', description: 'Con matrícula' }])).toEqual([
      { value: '1', label: 'Gas', description: 'Con matrícula' },
    ])
    expect(findOptionValue(trades, '12')).toBe(12)
    expect(findOptionValue(trades, '')).toBeUndefined()
    expect(findOptionValue(trades, '2')).toBeUndefined()
  })
})
