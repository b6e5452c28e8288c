import { demoTrades } from '@plomada/domain/fixtures'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, userEvent } from 'storybook/test'
import {
  Checkbox,
  CheckboxGroup,
  CodeField,
  FileField,
  NativeSelect,
  NumberField,
  PasswordField,
  RadioGroup,
  SearchField,
  SegmentedControl,
  Select,
  Slider,
  StarsField,
  Switch,
  TextArea,
  TextField,
} from '../../base/index.ts'
import { DayPicker, TradePicker } from '../../professional/index.ts'
import { type FieldCase, photo } from './fieldContract.tsx'

const options = ['uno', 'dos', 'tres'].map((value) => ({ value, label: value }))
const trades = demoTrades.slice(0, 3)
const [, secondTrade] = trades

const press = (role: string, name: string) => () => userEvent.click(screen.getByRole(role, { name }))
const retype = (role: string, text: string) => async () => {
  const box = screen.getByRole(role, { name: /Dato/ })
  await userEvent.clear(box)
  await userEvent.type(box, text)
}
const chooseLast = async () => {
  screen.getByRole('combobox', { name: 'Dato' }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('option', { name: 'tres' }))
}
const base = { label: 'Dato', name: 'dato' }

/** All fields of the library that take a value. */
export const fieldCases: FieldCase[] = [
  {
    field: 'TextField',
    uncontrolled: <TextField {...base} defaultValue="a" />,
    renderControlled: (props) => <TextField {...base} {...props} value={props.value as string} />,
    first: 'a',
    change: retype('textbox', 'be'),
    next: 'be',
    filled: 'be',
  },
  {
    field: 'TextArea',
    uncontrolled: <TextArea {...base} defaultValue="a" />,
    renderControlled: (props) => <TextArea {...base} {...props} value={props.value as string} />,
    first: 'a',
    change: retype('textbox', 'be'),
    next: 'be',
    filled: 'be',
  },
  {
    field: 'NumberField',
    uncontrolled: <NumberField {...base} defaultValue={5} />,
    renderControlled: (props) => <NumberField {...base} {...props} value={props.value as number} />,
    first: 5,
    change: retype('textbox', '12'),
    next: 12,
    filled: '12',
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
    filled: 'gas',
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
    filled: 'tres',
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
    checked: 'tres',
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
    checked: 'tres',
    formData: [['uno'], ['uno', 'tres']],
  },
  {
    field: 'PasswordField',
    uncontrolled: <PasswordField {...base} autoComplete="new-password" defaultValue="a" />,
    renderControlled: (props) => (
      <PasswordField {...base} {...props} autoComplete="new-password" value={props.value as string} />
    ),
    first: 'a',
    change: async () => {
      // A hidden password has no role.
      await userEvent.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }))
      await retype('textbox', 'be')()
    },
    next: 'be',
    filled: 'be',
  },
  {
    field: 'CodeField',
    uncontrolled: <CodeField {...base} defaultValue="1" />,
    renderControlled: (props) => <CodeField {...base} {...props} value={props.value as string} />,
    first: '1',
    change: retype('textbox', '2 3'),
    next: '23',
    filled: '23',
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
    checked: 'tres',
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
    checked: 'on',
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
    checked: 'yes',
    formData: [['yes'], []],
  },
  {
    field: 'FileField',
    uncontrolled: <FileField {...base} />,
    renderControlled: (props) => <FileField {...base} {...props} value={props.value as File | null} />,
    first: null,
    change: async () => {
      await userEvent.upload(screen.getByLabelText('Dato'), photo)
      await waitFor(() => expect(screen.queryByText('Preparando la foto…')).toBeNull())
    },
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
    checked: '4',
  },
  {
    field: 'Slider',
    uncontrolled: <Slider {...base} defaultValue={15} />,
    renderControlled: (props) => <Slider {...base} {...props} value={props.value as number} />,
    first: 15,
    change: async () => void fireEvent.change(screen.getByRole('slider'), { target: { value: '20' } }),
    next: 20,
    filled: '20',
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
    checked: '2',
    formData: [['1'], ['1', '2']],
  },
  {
    field: 'DayPicker',
    uncontrolled: <DayPicker {...base} defaultValue={['lunes']} />,
    renderControlled: (props) => <DayPicker {...base} {...props} value={props.value as ['lunes']} />,
    first: ['lunes'],
    change: press('checkbox', 'jueves'),
    next: ['lunes', 'jueves'],
    checked: 'jueves',
    formData: [['lunes'], ['lunes', 'jueves']],
  },
]
