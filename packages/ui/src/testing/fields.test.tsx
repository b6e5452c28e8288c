import { demoTrades } from '@plomada/domain/fixtures'
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from 'storybook/test'
import {
  CheckboxGroup,
  FileField,
  NativeSelect,
  NumberField,
  RadioGroup,
  SearchField,
  Select,
  Slider,
  StarsField,
  TextArea,
  TextField,
} from '../base/index.ts'
import { DayPicker, TradePicker } from '../professional/index.ts'
import { PlomadaProvider } from '../provider/index.ts'
import { describeFields, type FieldCase, photo } from './fieldContract.tsx'

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
    field: 'Slider',
    uncontrolled: (
      <PlomadaProvider>
        <Slider {...base} defaultValue={15} />
      </PlomadaProvider>
    ),
    renderControlled: (props) => (
      <PlomadaProvider>
        <Slider {...base} {...props} value={props.value as number} />
      </PlomadaProvider>
    ),
    first: 15,
    change: async () => void fireEvent.change(screen.getByRole('slider'), { target: { value: '20' } }),
    next: 20,
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

describeFields(cases)
