import { demoTrades } from '@plomada/domain/fixtures'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { Formik, Form as FormikForm, useField } from 'formik'
import { type ReactElement, useState } from 'react'
import { userEvent } from 'storybook/test'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  Checkbox,
  CheckboxGroup,
  FileField,
  NativeSelect,
  NumberField,
  RadioGroup,
  SearchField,
  SegmentedControl,
  Select,
  StarsField,
  Switch,
  TextArea,
  TextField,
} from '../base/index.ts'
import { DayPicker, TradePicker } from '../professional/index.ts'

const options = ['uno', 'dos', 'tres'].map((value) => ({ value, label: value }))
const photo = new File(['x'], 'casa.png', { type: 'image/png' })
const trades = demoTrades.slice(0, 3)
const [, secondTrade] = trades

/** Props of a controlled field. */
interface ControlledProps {
  name: string
  value: unknown
  onChange: (value: unknown) => void
}

interface FieldCase {
  field: string
  /** Element with the default value `first`. */
  uncontrolled: ReactElement
  renderControlled: (props: ControlledProps) => ReactElement
  first: unknown
  /** Simulates the user's change from `first` to `next`. */
  change: () => Promise<void>
  next: unknown
  /** Form data before and after the change; by default the values as text. */
  formData?: [first: string[], next: string[]]
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
const base = { label: 'Dato', name: 'dato' }

const cases: FieldCase[] = [
  {
    field: 'TextField',
    uncontrolled: <TextField {...base} defaultValue="a" />,
    renderControlled: (props) => <TextField {...base} {...props} value={props.value as string} />,
    first: 'a',
    change: retype('textbox', 'be'),
    next: 'be',
  },
  {
    field: 'TextArea',
    uncontrolled: <TextArea {...base} defaultValue="a" />,
    renderControlled: (props) => <TextArea {...base} {...props} value={props.value as string} />,
    first: 'a',
    change: retype('textbox', 'be'),
    next: 'be',
  },
  {
    field: 'NumberField',
    uncontrolled: <NumberField {...base} defaultValue={5} />,
    renderControlled: (props) => <NumberField {...base} {...props} value={props.value as number} />,
    first: 5,
    change: retype('spinbutton', '12'),
    next: 12,
  },
  {
    field: 'SearchField',
    uncontrolled: <SearchField {...base} value="" onApply={() => undefined} />,
    renderControlled: ({ onChange, value, ...props }) => (
      <SearchField {...base} {...props} value={value as string} onApply={onChange} delay={0} />
    ),
    first: '',
    change: retype('searchbox', 'gas'),
    next: 'gas',
  },
  {
    field: 'Select',
    uncontrolled: <Select {...base} options={options} defaultValue="uno" />,
    renderControlled: (props) => (
      <Select {...base} {...props} options={options} value={props.value as string} />
    ),
    first: 'uno',
    change: chooseLast,
    next: 'tres',
  },
  {
    field: 'NativeSelect',
    uncontrolled: <NativeSelect {...base} options={options} defaultValue="uno" />,
    renderControlled: (props) => (
      <NativeSelect {...base} {...props} options={options} value={props.value as string} />
    ),
    first: 'uno',
    change: () => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dato' }), 'tres'),
    next: 'tres',
  },
  {
    field: 'RadioGroup',
    uncontrolled: <RadioGroup {...base} options={options} defaultValue="uno" />,
    renderControlled: (props) => (
      <RadioGroup {...base} {...props} options={options} value={props.value as string} />
    ),
    first: 'uno',
    change: press('radio', 'tres'),
    next: 'tres',
  },
  {
    field: 'CheckboxGroup',
    uncontrolled: <CheckboxGroup {...base} options={options} defaultValue={['uno']} />,
    renderControlled: (props) => (
      <CheckboxGroup {...base} {...props} options={options} value={props.value as string[]} />
    ),
    first: ['uno'],
    change: press('checkbox', 'tres'),
    next: ['uno', 'tres'],
    formData: [['uno'], ['uno', 'tres']],
  },
  {
    field: 'SegmentedControl',
    uncontrolled: <SegmentedControl {...base} options={options} defaultValue="uno" />,
    renderControlled: (props) => (
      <SegmentedControl {...base} {...props} options={options} value={props.value as string} />
    ),
    first: 'uno',
    change: press('radio', 'tres'),
    next: 'tres',
  },
  {
    field: 'Checkbox',
    uncontrolled: <Checkbox {...base} />,
    renderControlled: ({ value, ...props }) => (
      <Checkbox {...base} {...props} isSelected={value as boolean} />
    ),
    first: false,
    change: press('checkbox', 'Dato'),
    next: true,
    formData: [[], ['on']],
  },
  {
    field: 'Switch',
    uncontrolled: <Switch {...base} value="yes" defaultSelected />,
    renderControlled: ({ value, ...props }) => (
      <Switch {...base} {...props} value="yes" isSelected={value as boolean} />
    ),
    first: true,
    change: press('switch', 'Dato'),
    next: false,
    formData: [['yes'], []],
  },
  {
    field: 'FileField',
    uncontrolled: <FileField {...base} />,
    renderControlled: (props) => <FileField {...base} {...props} value={props.value as File | null} />,
    first: null,
    change: () => userEvent.upload(screen.getByLabelText('Dato'), photo),
    next: photo,
    formData: [[''], ['casa.png']],
  },
  {
    field: 'StarsField',
    uncontrolled: <StarsField {...base} defaultValue={2} />,
    renderControlled: (props) => <StarsField {...base} {...props} value={props.value as number} />,
    first: 2,
    change: press('radio', '4 estrellas'),
    next: 4,
  },
  {
    field: 'TradePicker',
    uncontrolled: <TradePicker {...base} trades={trades} defaultValue={[1]} />,
    renderControlled: (props) => (
      <TradePicker {...base} {...props} trades={trades} value={props.value as number[]} />
    ),
    first: [1],
    change: press('checkbox', secondTrade?.name ?? ''),
    next: [1, 2],
    formData: [['1'], ['1', '2']],
  },
  {
    field: 'DayPicker',
    uncontrolled: <DayPicker {...base} defaultValue={['lunes']} />,
    renderControlled: (props) => <DayPicker {...base} {...props} value={props.value as ['lunes']} />,
    first: ['lunes'],
    change: press('checkbox', 'jueves'),
    next: ['lunes', 'jueves'],
    formData: [['lunes'], ['lunes', 'jueves']],
  },
]

const readFormData = () => {
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Todo' })
  return new FormData(form).getAll('dato').map((one) => (one instanceof File ? one.name : one))
}

/** Also returns the name of a selected file, which is missing from the form data of jsdom. */
const readSelection = () => {
  const chosen = screen.queryByRole('status')?.textContent ?? ''
  return chosen.includes(photo.name) ? [photo.name] : readFormData()
}

beforeAll(() => {
  // jsdom lacks these; Radix Select and the preview of a file use them.
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

describe.each(cases)('$field', ({ uncontrolled, renderControlled, first, change, next, formData }) => {
  const [before, after] = formData ?? [[String(first)], [String(next)]]

  it('submits its value with a form and restores it on reset', async () => {
    render(
      <form aria-label="Todo">
        {uncontrolled}
        <button type="reset">Volver a empezar</button>
      </form>,
    )
    expect(readFormData()).toEqual(before)
    await change()
    await waitFor(() => expect(readSelection()).toEqual(after))
    await userEvent.click(screen.getByRole('button', { name: 'Volver a empezar' }))
    await waitFor(() => expect(readSelection()).toEqual(before))
    expect(readFormData()).toEqual(before)
  })

  it('reports every change when controlled', async () => {
    const changes: unknown[] = []
    const Controlled = () => {
      const [value, setValue] = useState(first)
      const onChange = (next: unknown) => {
        changes.push(next)
        setValue(next)
      }
      return <form aria-label="Todo">{renderControlled({ name: 'dato', value, onChange })}</form>
    }
    render(<Controlled />)
    await change()
    await waitFor(() => expect(changes.at(-1)).toEqual(next))
    await waitFor(() => expect(readSelection()).toEqual(after))
  })

  // A search field shows the typed text until it is applied.
  const controlledOnly = next === 'gas' ? [] : [before]
  it.each(controlledOnly)('shows only its controlled value, %s', async () => {
    render(
      <form aria-label="Todo">
        {renderControlled({ name: 'dato', value: first, onChange: () => undefined })}
      </form>,
    )
    await change()
    expect(readSelection()).toEqual(before)
  })

  it('works as a Formik field', async () => {
    const values: unknown[] = []
    const Bound = () => {
      const [{ value }, , { setValue }] = useField<unknown>('dato')
      return renderControlled({ name: 'dato', value, onChange: (changed) => void setValue(changed) })
    }
    render(
      <Formik initialValues={{ dato: first }} onSubmit={({ dato }) => void values.push(dato)}>
        <FormikForm aria-label="Todo">
          <Bound />
          <button type="submit">Enviar</button>
        </FormikForm>
      </Formik>,
    )
    await change()
    await userEvent.click(within(screen.getByRole('form')).getByRole('button', { name: 'Enviar' }))
    await waitFor(() => expect(values).toEqual([next]))
  })
})
