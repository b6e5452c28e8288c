import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it, test } from 'vitest'
import * as base from '../base/index.ts'
import { en } from '../messages/index.ts'
import { Provider } from '../provider/index.ts'

afterEach(cleanup)

const renderInEnglish = (element: ReactElement) =>
  render(
    <Provider messages={en} locale="en-US">
      <form id="other" aria-label="Other" />
      {element}
    </Provider>,
  )

interface Given {
  name: string
  form: string
  autoFocus: boolean
}
const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
]
const label = 'Name'
const nothing = () => {}

const controls: Record<string, (given: Given) => ReactElement> = {
  TextField: (given) => <base.TextField label={label} {...given} />,
  TextArea: (given) => <base.TextArea label={label} {...given} />,
  NumberField: (given) => <base.NumberField label={label} {...given} />,
  SearchField: (given) => <base.SearchField label={label} value="" onApply={nothing} {...given} />,
  NativeSelect: (given) => <base.NativeSelect label={label} options={options} {...given} />,
  Select: (given) => <base.Select label={label} options={options} {...given} />,
  FileField: (given) => <base.FileField label={label} {...given} />,
  RadioGroup: (given) => <base.RadioGroup label={label} options={options} defaultValue="b" {...given} />,
  CheckboxGroup: (given) => <base.CheckboxGroup label={label} options={options} {...given} />,
  SegmentedControl: (given) => (
    <base.SegmentedControl label={label} options={options} defaultValue="b" {...given} />
  ),
  StarsField: (given) => <base.StarsField label={label} defaultValue={4} {...given} />,
  Button: (given) => <base.Button {...given}>Save</base.Button>,
  IconButton: (given) => <base.IconButton icon={base.icons.check} label="Save" {...given} />,
}
/** The value of the control that gets the focus: among several, the selected or first one. */
const focusedValue: Partial<Record<string, string>> = {
  SearchField: '',
  NumberField: '',
  RadioGroup: 'b',
  CheckboxGroup: 'a',
  SegmentedControl: 'b',
  StarsField: '4',
}

describe.each(Object.entries(controls))('%s', (component, createElement) => {
  it('belongs to another form under its name, and takes the focus when it mounts', () => {
    const { container } = renderInEnglish(createElement({ name: 'given', form: 'other', autoFocus: true }))
    const named = [...container.querySelectorAll('[name=given]')]
    expect(named.length).toBeGreaterThan(0)
    expect(named.map((control) => control.getAttribute('form'))).toEqual(named.map(() => 'other'))
    const focused = document.activeElement
    expect(focused).not.toBe(document.body)
    expect(container.contains(focused)).toBe(true)
    expect(focused?.getAttribute('value') ?? undefined).toBe(focusedValue[component])
  })
})

const textPassedOn = { label, readOnly: true, inputMode: 'decimal' } as const
test.each<[string, () => ReactElement]>([
  ['TextField', () => <base.TextField {...textPassedOn} />],
  ['TextArea', () => <base.TextArea {...textPassedOn} />],
  ['NumberField', () => <base.NumberField {...textPassedOn} />],
  ['SearchField', () => <base.SearchField {...textPassedOn} value="" onApply={nothing} />],
])('%s can be read-only and choose its keyboard', (_, createElement) => {
  const { container } = renderInEnglish(createElement())
  const control = container.querySelector('input, textarea')
  expect(control?.getAttribute('inputmode')).toBe('decimal')
  expect(control?.hasAttribute('readonly')).toBe(true)
})

test.each<[string, () => ReactElement]>([
  ['Checkbox', () => <base.Checkbox label={label} aria-invalid aria-required aria-describedby="note" />],
  ['Switch', () => <base.Switch label={label} aria-invalid aria-required aria-describedby="note" />],
])('%s passes on the ARIA attributes that it sets itself', (_, createElement) => {
  const { container } = renderInEnglish(createElement())
  const control = container.querySelector('input')
  expect(control?.getAttribute('aria-invalid')).toBe('true')
  expect(control?.getAttribute('aria-required')).toBe('true')
  expect(control?.getAttribute('aria-describedby')).toBe('note')
})

const rich = [
  { value: 'a', label: 'First' },
  { value: 'b', label: <em>Second</em>, textValue: 'Second', isDisabled: true },
]

test('an option can be disabled and can have an element as label', () => {
  renderInEnglish(
    <>
      <base.NativeSelect label="Native" options={rich} />
      <base.RadioGroup label="Radio" options={rich} />
      <base.CheckboxGroup label="Checkbox" options={rich} />
    </>,
  )
  for (const role of ['option', 'radio', 'checkbox']) {
    const [first, second] = ['First', 'Second'].map((name) => screen.getByRole(role, { name }))
    expect([first?.matches(':disabled'), second?.matches(':disabled')], role).toEqual([false, true])
  }
  expect(document.querySelectorAll('label em')).toHaveLength(2)
})
