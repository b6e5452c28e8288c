import { demoTrades } from '@plomada/domain/fixtures'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { Formik, Form as FormikForm, useField } from 'formik'
import { type ReactElement, useState } from 'react'
import { userEvent } from 'storybook/test'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  CheckboxGroup,
  FileField,
  NativeSelect,
  NumberField,
  RadioGroup,
  SearchField,
  Select,
  StarsField,
  TextArea,
  TextField,
} from '../base/index.ts'
import { DayPicker, TradePicker } from '../professional/index.ts'

const options = ['uno', 'dos', 'tres'].map((value) => ({ value, label: value }))
const photo = new File(['x'], 'casa.png', { type: 'image/png' })
const trades = demoTrades.slice(0, 3)
const [, secondTrade] = trades

/** What a field is given by somebody who holds its value. */
interface Held {
  name: string
  value: unknown
  onChange: (value: unknown) => void
}

interface Contract {
  field: string
  /** Holding its own value, with `first` at the start. */
  bare: ReactElement
  /** Holding nothing. */
  held: (held: Held) => ReactElement
  first: unknown
  /** What a person does. */
  act: () => Promise<void>
  /** What the field then says, and what a form then sends. */
  next: unknown
  /** What a form sends at first and after, where it is not the value as text. */
  sends?: [first: string[], next: string[]]
}

const press = (role: string, name: string) => () => userEvent.click(screen.getByRole(role, { name }))
const retype = (role: string, text: string) => async () => {
  const box = screen.getByRole(role, { name: /Dato/ })
  await userEvent.clear(box)
  await userEvent.type(box, text)
}
const chooseLast = async () => {
  screen.getByRole('combobox', { name: 'Dato' }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('option', { name: 'tres' }, { timeout: 4000 }))
}
const said = { label: 'Dato', name: 'dato' }

const contracts: Contract[] = [
  {
    field: 'TextField',
    bare: <TextField {...said} defaultValue="a" />,
    held: (held) => <TextField {...said} {...held} value={held.value as string} />,
    first: 'a',
    act: retype('textbox', 'be'),
    next: 'be',
  },
  {
    field: 'TextArea',
    bare: <TextArea {...said} defaultValue="a" />,
    held: (held) => <TextArea {...said} {...held} value={held.value as string} />,
    first: 'a',
    act: retype('textbox', 'be'),
    next: 'be',
  },
  {
    field: 'NumberField',
    bare: <NumberField {...said} defaultValue={5} />,
    held: (held) => <NumberField {...said} {...held} value={held.value as number} />,
    first: 5,
    act: retype('spinbutton', '12'),
    next: 12,
  },
  {
    field: 'SearchField',
    bare: <SearchField {...said} value="" onApply={() => undefined} />,
    held: ({ onChange, value, ...held }) => (
      <SearchField {...said} {...held} value={value as string} onApply={onChange} delay={0} />
    ),
    first: '',
    act: retype('searchbox', 'gas'),
    next: 'gas',
  },
  {
    field: 'Select',
    bare: <Select {...said} options={options} defaultValue="uno" />,
    held: (held) => <Select {...said} {...held} options={options} value={held.value as string} />,
    first: 'uno',
    act: chooseLast,
    next: 'tres',
  },
  {
    field: 'NativeSelect',
    bare: <NativeSelect {...said} options={options} defaultValue="uno" />,
    held: (held) => <NativeSelect {...said} {...held} options={options} value={held.value as string} />,
    first: 'uno',
    act: () => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dato' }), 'tres'),
    next: 'tres',
  },
  {
    field: 'RadioGroup',
    bare: <RadioGroup {...said} options={options} defaultValue="uno" />,
    held: (held) => <RadioGroup {...said} {...held} options={options} value={held.value as string} />,
    first: 'uno',
    act: press('radio', 'tres'),
    next: 'tres',
  },
  {
    field: 'CheckboxGroup',
    bare: <CheckboxGroup {...said} options={options} defaultValue={['uno']} />,
    held: (held) => <CheckboxGroup {...said} {...held} options={options} value={held.value as string[]} />,
    first: ['uno'],
    act: press('checkbox', 'tres'),
    next: ['uno', 'tres'],
    sends: [['uno'], ['uno', 'tres']],
  },
  {
    field: 'FileField',
    bare: <FileField {...said} />,
    held: (held) => <FileField {...said} {...held} value={held.value as File | null} />,
    first: null,
    act: () => userEvent.upload(screen.getByLabelText('Dato'), photo),
    next: photo,
    sends: [[''], ['casa.png']],
  },
  {
    field: 'StarsField',
    bare: <StarsField {...said} defaultValue={2} />,
    held: (held) => <StarsField {...said} {...held} value={held.value as number} />,
    first: 2,
    act: press('radio', '4 estrellas'),
    next: 4,
  },
  {
    field: 'TradePicker',
    bare: <TradePicker {...said} trades={trades} defaultValue={[1]} />,
    held: (held) => <TradePicker {...said} {...held} trades={trades} value={held.value as number[]} />,
    first: [1],
    act: press('checkbox', secondTrade?.name ?? ''),
    next: [1, 2],
    sends: [['1'], ['1', '2']],
  },
  {
    field: 'DayPicker',
    bare: <DayPicker {...said} defaultValue={['lunes']} />,
    held: (held) => <DayPicker {...said} {...held} value={held.value as ['lunes']} />,
    first: ['lunes'],
    act: press('checkbox', 'jueves'),
    next: ['lunes', 'jueves'],
    sends: [['lunes'], ['lunes', 'jueves']],
  },
]

const sent = () => {
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Todo' })
  return new FormData(form).getAll('dato').map((one) => (one instanceof File ? one.name : one))
}

/** The same for a photo too: jsdom's forms do not know of the file that a test chooses, but the field names it. */
const shown = () => {
  const chosen = screen.queryByRole('status')?.textContent ?? ''
  return chosen.includes(photo.name) ? [photo.name] : sent()
}

beforeAll(() => {
  // What the select's engine and the file's preview ask of a browser, and jsdom has not.
  Element.prototype.hasPointerCapture = () => false
  Element.prototype.scrollIntoView = () => {}
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => {}
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})
afterEach(cleanup)

describe.each(contracts)('$field', ({ bare, held, first, act, next, sends }) => {
  const [before, after] = sends ?? [[String(first)], [String(next)]]

  it('sends its value with a plain form, and goes back when the form is reset', async () => {
    render(
      <form aria-label="Todo">
        {bare}
        <button type="reset">Volver a empezar</button>
      </form>,
    )
    expect(sent()).toEqual(before)
    await act()
    await waitFor(() => expect(shown()).toEqual(after))
    await userEvent.click(screen.getByRole('button', { name: 'Volver a empezar' }))
    await waitFor(() => expect(shown()).toEqual(before))
    expect(sent()).toEqual(before)
  })

  it('takes its value from whoever holds it and says every change', async () => {
    const heard: unknown[] = []
    const Holder = () => {
      const [value, setValue] = useState(first)
      const keep = (change: unknown) => {
        heard.push(change)
        setValue(change)
      }
      return <form aria-label="Todo">{held({ name: 'dato', value, onChange: keep })}</form>
    }
    render(<Holder />)
    await act()
    await waitFor(() => expect(heard.at(-1)).toEqual(next))
    await waitFor(() => expect(shown()).toEqual(after))
  })

  // But for a search box, which holds what is typed until it is applied.
  const givenOnly = next === 'gas' ? [] : [before]
  it.each(givenOnly)('shows nothing but the value it is given, %s', async () => {
    render(<form aria-label="Todo">{held({ name: 'dato', value: first, onChange: () => undefined })}</form>)
    await act()
    expect(shown()).toEqual(before)
  })

  it('is a field of Formik', async () => {
    const values: unknown[] = []
    const Bound = () => {
      const [{ value }, , { setValue }] = useField<unknown>('dato')
      return held({ name: 'dato', value, onChange: (change) => void setValue(change) })
    }
    render(
      <Formik initialValues={{ dato: first }} onSubmit={({ dato }) => void values.push(dato)}>
        <FormikForm aria-label="Todo">
          <Bound />
          <button type="submit">Enviar</button>
        </FormikForm>
      </Formik>,
    )
    await act()
    await userEvent.click(within(screen.getByRole('form')).getByRole('button', { name: 'Enviar' }))
    await waitFor(() => expect(values).toEqual([next]))
  })
})
