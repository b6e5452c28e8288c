import { offerForm, reviewForm } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Form, FormFields, SubmitButton } from '../index.ts'
import type { Guide } from '../../testing/guide.ts'
import { esAR } from '../../messages/esAR.ts'

const guide: Guide = {
  whenToUse: 'As the footer of every form.',
  alternatives: { Button: 'for an action outside a form' },
  anatomy: [
    'Result of the last submission',
    'Missing fields and invalid fields',
    'Secondary action (optional)',
    'Submit button',
  ],
  do: [
    'Name the action: «Book the room», not «Submit».',
    'Set `isSticky` for forms longer than a phone screen.',
  ],
  dont: ['Do not hide the list of missing fields. It explains why the button is disabled.'],
  keyboard: { Tab: 'Moves focus to the button once the form is valid', 'Enter, Space': 'Submits the form' },
  messages: {
    missing: esAR['form.missing'],
    wrong: esAR['form.wrong'],
    pending: esAR.pending,
    unexpected: esAR.unexpected,
    uploadCanceled: esAR['form.uploadCanceled'],
  },
}

const meta = {
  title: 'Patterns/Form/SubmitButton',
  component: SubmitButton,
  tags: ['interactive'],
  parameters: { guide },
  args: { children: 'Enviar' },
  decorators: [
    (Story, { parameters }) => (
      <Form form={parameters['form'] ?? reviewForm} onSubmit={async () => undefined}>
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

export const WithSecondaryAction: Story = {
  args: {
    secondaryAction: (
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

/** Lists the missing fields. The disabled button is not a tab stop. */
export const MissingFields: Story = {
  parameters: { form: offerForm },
  args: { children: 'Crear Servicio', secondaryAction: <ButtonLink href="/">Volver</ButtonLink> },
  render: (args) => (
    <>
      <FormFields form={offerForm} only={['title', 'address']} />
      <SubmitButton {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Faltan: Título, Descripción')
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
    // Without a message, the padding above and below the button is the same.
    const button = canvas.getByRole('button').getBoundingClientRect()
    const footer = canvas.getByRole('status').parentElement?.getBoundingClientRect()
    await expect(Math.round(button.top - (footer?.top ?? 0))).toBe(
      Math.round((footer?.bottom ?? 0) - button.bottom),
    )
  },
}
