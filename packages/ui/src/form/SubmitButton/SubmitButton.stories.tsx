import { reviewForm } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Form, SubmitButton } from '../index.ts'

const meta = {
  title: 'Form/SubmitButton',
  component: SubmitButton,
  args: { children: 'Enviar' },
  decorators: [
    (Story) => (
      <Form of={reviewForm} onSubmit={async () => undefined}>
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
