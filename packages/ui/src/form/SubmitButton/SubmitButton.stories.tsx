import { reviewForm } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Form, SubmitButton } from '../index.ts'
import type { Guide } from '../../testing/guide.ts'
import { offerForm } from '@plomada/domain'
import { FormFields } from '../index.ts'
import { formCopy } from '../form.copy.ts'

const guide: Guide = {
  use: 'The foot of every form.',
  instead: { Button: 'outside a form' },
  anatomy: [
    'How the last sending went',
    'What is missing or wrong',
    'A quieter action, if any',
    'The button',
  ],
  do: [
    'Name what is sent: «Crear Servicio», not «Enviar».',
    'Set `isSticky` where the form is longer than a phone.',
  ],
  dont: ['Do not leave out the line of what is missing: a disabled button alone explains nothing.'],
  keys: { Tab: 'To the button, once everything is right', 'Enter, Space': 'Sends' },
  copy: formCopy,
}

const meta = {
  title: 'Form/SubmitButton',
  component: SubmitButton,
  tags: ['interactive'],
  parameters: { guide },
  args: { children: 'Enviar' },
  decorators: [
    (Story, { parameters }) => (
      <Form of={parameters['form'] ?? reviewForm} onSubmit={async () => undefined}>
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof SubmitButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Enviar' })).toBeEnabled()
  },
}

export const WithAWayBack: Story = {
  args: {
    beside: (
      <ButtonLink href="/" variant="secondary">
        Volver
      </ButtonLink>
    ),
  },
}

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'procesando...' })).toBeVisible()
  },
}

/** What is missing is said, and the keyboard passes by the button until then. */
export const Missing: Story = {
  parameters: { form: offerForm },
  args: { children: 'Crear Servicio', beside: <ButtonLink href="/">Volver</ButtonLink> },
  render: (args) => (
    <>
      <FormFields of={offerForm} only={['title', 'address']} />
      <SubmitButton {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Faltan: título, descripción')
    await expect(canvas.getByRole('button')).toBeDisabled()
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab()
    await expect(canvas.getByRole('button')).not.toHaveFocus()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Enviar' })).toHaveFocus()
  },
}

export const Block: Story = { args: { isBlock: true } }

export const Sticky: Story = {
  args: { isSticky: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // With nothing to say the band is as high above its button as under it.
    const button = canvas.getByRole('button').getBoundingClientRect()
    const band = canvas.getByRole('status').parentElement?.getBoundingClientRect()
    await expect(Math.round(button.top - (band?.top ?? 0))).toBe(
      Math.round((band?.bottom ?? 0) - button.bottom),
    )
  },
}
