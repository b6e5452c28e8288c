import { defineForm, email, phone, select, text } from '@plomada/define'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { en } from '../../messages/index.ts'
import { Provider } from '../../provider/index.ts'
import type { Guide } from '../../testing/guide.ts'
import { Form, FormFields, SubmitButton } from '../index.ts'

const guide: Guide = {
  whenToUse:
    'For forms that show errors after the user is done: `onBlur` for long forms, `onSubmit` for short ones and for everything that users may fill in any order.',
  alternatives: { Form: 'with the disabled button and the list of missing fields' },
  anatomy: ['Summary of errors', 'Fields with their errors', 'Footer with the submit button, always enabled'],
  do: [
    'Use the same `validate` in all forms of a product.',
    'Say in each message what to enter: the summary shows it without the field.',
  ],
  dont: ['Do not disable the submit button. It shows what is missing.'],
  keyboard: {
    Enter:
      'In a text field: submits the form. If it has errors, their summary takes the focus. On a link of it: moves focus to the field',
    Tab: 'Moves focus through the links of the summary, then into the form',
  },
  messages: { invalid: en['form.invalid'], pending: en.pending },
}

const form = defineForm(
  {
    owner: text('Name', z.string().check(z.trim(), z.minLength(2, 'Enter your name')), ''),
    email: email('Email', z.union([z.literal(''), z.email('Enter an address such as ada@example.org')]), ''),
    phone: phone('Phone', z.string().check(z.maxLength(20)), ''),
    species: select('Animal', z.enum(['cat', 'dog', 'rabbit'], 'Choose the animal'), null, {
      options: [
        { value: 'cat', label: 'Cat' },
        { value: 'dog', label: 'Dog' },
        { value: 'rabbit', label: 'Rabbit' },
      ],
    }),
  },
  ({ value, issues }) => {
    if (value.email === '' && value.phone === '')
      issues.push({ code: 'custom', message: 'Enter an email address or a phone number', input: value })
  },
)
const onSubmit = fn()

const meta = {
  title: 'Patterns/Form/FormValidation',
  component: Form<typeof form>,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    form,
    validate: 'onSubmit',
    label: 'New patient',
    onSubmit,
    children: (
      <>
        <FormFields form={form} />
        <SubmitButton>Register</SubmitButton>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Provider messages={en} locale="en-US">
        <div lang="en">
          <Story />
        </div>
      </Provider>
    ),
  ],
  beforeEach: () => {
    onSubmit.mockReset()
    onSubmit.mockResolvedValue(undefined)
  },
} satisfies Meta<typeof Form<typeof form>>

export default meta
type Story = StoryObj<typeof meta>

interface Canvas {
  getByRole: (role: string, options?: object) => HTMLElement
  findByRole: (role: string, options?: object) => Promise<HTMLElement>
}
const getParts = (canvas: Canvas) => ({
  owner: canvas.getByRole('textbox', { name: 'Name' }),
  email: canvas.getByRole('textbox', { name: 'Email' }),
  animal: canvas.getByRole('combobox', { name: 'Animal' }),
  button: canvas.getByRole('button', { name: 'Register' }),
})
const selectCat = async (canvas: Canvas) => {
  canvas.getByRole('combobox', { name: 'Animal' }).focus()
  await userEvent.keyboard('c')
  await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Animal' })).toHaveTextContent('Cat'))
}

/** Errors appear together when the form is submitted. The summary takes the focus and links to each field. */
export const OnSubmit: Story = {
  play: async ({ canvas }) => {
    const { owner, email: address, animal, button } = getParts(canvas)
    await expect(button).toBeEnabled()
    await userEvent.tab()
    await userEvent.keyboard('A')
    await userEvent.tab()
    await userEvent.keyboard('ada@')
    await userEvent.tab()
    await expect(owner).toHaveAccessibleDescription('')
    await expect(address).toHaveAccessibleDescription('')
    address.focus()
    await userEvent.keyboard('{Enter}')
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert.parentElement).toHaveFocus())
    await expect(alert).toHaveTextContent('Please check the marked fields')
    await expect(owner).toHaveAccessibleDescription('Error: Enter your name')
    await expect(animal).toHaveAccessibleDescription('Error: Choose the animal')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Name: Enter your name' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(address).toHaveFocus()
    await expect(onSubmit).not.toHaveBeenCalled()
  },
}

/** A change of a wrong field renews its error or removes it. A field that was right gets none while it is edited. */
export const Corrected: Story = {
  play: async ({ canvas }) => {
    const { owner, email: address, button } = getParts(canvas)
    await userEvent.click(button)
    const alert = await canvas.findByRole('alert')
    await userEvent.type(owner, 'Ada')
    await waitFor(() => expect(owner).toBeValid())
    await expect(alert).not.toHaveTextContent('Enter your name')
    await userEvent.clear(owner)
    await userEvent.type(address, 'ada@')
    await userEvent.tab()
    await expect(owner).toHaveAccessibleDescription('')
    await expect(address).toHaveAccessibleDescription('')
    await expect(alert).toHaveTextContent('Animal: Choose the animal')
    await selectCat(canvas)
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument())
    await userEvent.click(button)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Name: Enter your name')
    await waitFor(() => expect(canvas.getByRole('alert').parentElement).toHaveFocus())
    await userEvent.type(owner, 'Ada')
    await userEvent.type(address, 'example.org')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

/** A field shows its error when it is left, and none while it is edited. The button is enabled. */
export const OnBlur: Story = {
  args: { validate: 'onBlur' },
  play: async ({ canvas }) => {
    const { owner, button } = getParts(canvas)
    await expect(button).toBeEnabled()
    await userEvent.tab()
    await userEvent.keyboard('A')
    await expect(owner).toBeValid()
    await userEvent.tab()
    await waitFor(() => expect(owner).toHaveAccessibleDescription('Error: Enter your name'))
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowRight}da')
    await waitFor(() => expect(owner).toBeValid())
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(owner).toBeValid()
    await userEvent.tab()
    await waitFor(() => expect(owner).toBeInvalid())
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    while (document.activeElement !== button) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('alert').parentElement).toHaveFocus())
    await expect(canvas.getByRole('link', { name: 'Animal: Choose the animal' })).toBeVisible()
  },
}

/** A rule of several fields has no field to link to. */
export const RuleOfSeveralFields: Story = {
  play: async ({ canvas }) => {
    const { owner, email: address } = getParts(canvas)
    await selectCat(canvas)
    await userEvent.type(owner, 'Ada{Enter}')
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Enter an email address or a phone number')
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await userEvent.type(address, 'ada@example.org')
    await waitFor(() => expect(alert).not.toBeInTheDocument())
  },
}

/** With the disabled button, the footer says what is missing. */
export const RuleBeforeSubmit: Story = {
  args: { validate: 'onChange', initial: { owner: 'Ada', species: null } },
  play: async ({ canvas }) => {
    const { button, email: address } = getParts(canvas)
    await selectCat(canvas)
    await expect(await canvas.findByText('Enter an email address or a phone number')).toBeVisible()
    await expect(button).toBeDisabled()
    await userEvent.type(address, 'ada@example.org')
    await waitFor(() => expect(button).toBeEnabled())
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** Errors of the server look the same, in the same summary. */
export const ErrorsFromServer: Story = {
  play: async ({ canvas }) => {
    onSubmit.mockRejectedValue({
      message: 'Please check the marked fields',
      fields: { email: 'This address has an account' },
    })
    const { owner, email: address } = getParts(canvas)
    await selectCat(canvas)
    await userEvent.type(address, 'ada@example.org')
    await userEvent.type(owner, 'Ada{Enter}')
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert.parentElement).toHaveFocus())
    await expect(address).toHaveAccessibleDescription('Error: This address has an account')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Email: This address has an account' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(address).toHaveFocus()
    await userEvent.clear(owner)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(2))
    await waitFor(() => expect(canvas.getByRole('alert').parentElement).toHaveFocus())
  },
}

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(getParts(canvas).button)
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
