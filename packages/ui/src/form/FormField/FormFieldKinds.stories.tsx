import { calendarDay, checkbox, combobox, defineForm, password, text, toggle } from '@plomada/define'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { en } from '../../messages/index.ts'
import { Provider } from '../../provider/index.ts'
import type { Guide } from '../../testing/guide.ts'
import { Form, FormField, FormFields, SubmitButton } from '../index.ts'

const guide: Guide = {
  whenToUse:
    'For a day (`calendarDay`), consent (`checkbox`), an option that is on or off (`toggle`), a password and a choice from a long list (`combobox`). Their controls load when a form has them.',
  alternatives: { FormField: 'for texts, numbers, choices and photos' },
  anatomy: ['Field for its kind, with label, help text and error message'],
  do: [
    'Require consent in the schema: `z.literal(true, message)`.',
    'Pass `loadOptions` to the field of a combobox whose options a server finds.',
  ],
  dont: ['Do not use a switch for consent. A switch that is off looks like an answer.'],
  keyboard: {
    Space: 'Changes a checkbox or a switch',
    'Arrow Down': 'In a combobox: opens the list',
    Enter: 'In a list: selects the option',
  },
  messages: { missing: en['form.missing'], show: en['password.show'] },
}

const form = defineForm({
  name: text('Name', z.string().check(z.minLength(2, 'Enter your name')), '', { autoComplete: 'username' }),
  code: password('Password', z.string().check(z.minLength(12, 'At least 12 characters')), '', {
    autoComplete: 'new-password',
    hint: 'Three words are easy to remember',
  }),
  country: combobox('Country', z.enum(['de', 'fr', 'nl'], 'Choose the country'), null, {
    options: [
      { value: 'de', label: 'Germany' },
      { value: 'fr', label: 'France' },
      { value: 'nl', label: 'Netherlands' },
    ],
  }),
  city: combobox('City', z.string(), '', { hint: 'Where you pick things up' }),
  start: calendarDay('First day', z.nullable(z.iso.date()), null, { hint: 'Optional' }),
  reminder: toggle('Remind me the day before', z.boolean(), true),
  terms: checkbox('I accept the terms of rental', z.literal(true, 'Accept the terms'), false),
})
const optionalForm = defineForm({
  start: calendarDay('First day', z.nullable(z.iso.date()), null),
})
const onSubmit = fn()
const loadCities = async (typed: string) =>
  ['Hamburg', 'Hannover', 'Heidelberg']
    .filter((city) => city.toLowerCase().startsWith(typed.toLowerCase()))
    .map((city) => ({ value: city, label: city }))

const meta = {
  title: 'Patterns/Form/FormFieldKinds',
  component: FormField<typeof form>,
  tags: ['interactive'],
  parameters: { guide },
  args: { form, name: 'terms' },
  render: () => (
    <>
      <FormFields form={form} only={['name', 'code', 'country']} />
      <FormField form={form} name="city" loadOptions={loadCities} />
      <FormField form={form} name="start" days={{ min: '2026-03-01' }} />
      <FormFields form={form} only={['reminder', 'terms']} />
      <SubmitButton>Create account</SubmitButton>
    </>
  ),
  decorators: [
    (Story, { parameters }) => (
      <Provider messages={en} locale="en-US">
        <div lang="en">
          <Form
            form={parameters['form'] ?? form}
            onSubmit={onSubmit}
            label="Account"
            validate={parameters['validate']}
          >
            <Story />
          </Form>
        </div>
      </Provider>
    ),
  ],
  beforeEach: () => {
    onSubmit.mockReset()
    onSubmit.mockResolvedValue(undefined)
  },
} satisfies Meta<typeof FormField<typeof form>>

export default meta
type Story = StoryObj<typeof meta>

interface Canvas {
  findByRole: (role: string, options: { name: RegExp }) => Promise<HTMLElement>
}

/** Waits for the controls that load with the form. */
const waitForControls = async (canvas: Canvas) => {
  await canvas.findByRole('button', { name: /^Show password/ })
  await canvas.findByRole('combobox', { name: /^Country/ })
  await canvas.findByRole('combobox', { name: /^City/ })
  await canvas.findByRole('button', { name: /calendar/ })
  await canvas.findByRole('switch', { name: /^Remind me/ })
  await canvas.findByRole('checkbox', { name: /^I accept/ })
}

/** All kinds by keyboard: consent and choices are submitted as values of the schema. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await waitForControls(canvas)
    await userEvent.tab()
    await userEvent.keyboard('ada')
    await userEvent.tab()
    await expect(canvas.getByLabelText(/^Password/, { selector: 'input' })).toHaveFocus()
    await userEvent.keyboard('red boat north')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: /^Country/ })).toHaveFocus()
    await userEvent.keyboard('neth')
    await screen.findByRole('option', { name: 'Netherlands' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('han')
    await screen.findByRole('option', { name: 'Hannover' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('3/9/2026')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('switch', { name: 'Remind me the day before' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    const button = canvas.getByRole('button', { name: 'Create account' })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    await expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      name: 'ada',
      code: 'red boat north',
      country: 'nl',
      city: 'Hannover',
      start: '2026-03-09',
      reminder: false,
      terms: true,
    })
  },
}

/** A text that is no possible day is no missing one: the form is not sent without it. */
export const Unreadable: Story = {
  parameters: { validate: 'onSubmit', form: optionalForm },
  render: () => (
    <>
      <FormField form={optionalForm} name="start" days={{ min: '2026-03-01' }} />
      <SubmitButton>Save</SubmitButton>
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'First day' })).toBeEnabled())
    const start = canvas.getByRole('textbox', { name: 'First day' })
    await userEvent.type(start, '2/31/2026{Enter}')
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('First day: Enter a date such as')
    await waitFor(() => expect(alert.parentElement).toHaveFocus())
    await expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(start)
    await userEvent.type(start, '3/2/2026{Enter}')
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ start: '2026-03-02' }))
  },
}

/** The summary links to each control. Consent is required, a switch is not. */
export const Errors: Story = {
  parameters: { validate: 'onSubmit' },
  play: async ({ canvas }) => {
    await waitForControls(canvas)
    const terms = canvas.getByRole('checkbox', { name: 'I accept the terms of rental' })
    await expect(terms).toBeRequired()
    await expect(canvas.getByRole('switch', { name: 'Remind me the day before' })).not.toBeRequired()
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(terms).toHaveAccessibleDescription('Error: Accept the terms')
    const controls = {
      'Password: At least 12 characters': canvas.getByLabelText(/^Password/, { selector: 'input' }),
      'Country: Choose the country': canvas.getByRole('combobox', { name: /^Country/ }),
      'I accept the terms of rental: Accept the terms': terms,
    }
    for (const [name, control] of Object.entries(controls)) {
      canvas.getByRole('link', { name }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(control).toHaveFocus()
    }
    await userEvent.keyboard(' ')
    await waitFor(() => expect(terms).toHaveAccessibleDescription(''))
  },
}
