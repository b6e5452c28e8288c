import { professionalForm, tradeOptions } from '@plomada/domain'
import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Form, FormFields } from '../index.ts'

const meta = {
  title: 'Form/FormFields',
  component: FormFields<typeof professionalForm>,
  args: { of: professionalForm },
  decorators: [
    (Story) => (
      <Form
        of={professionalForm}
        given={{ tradeIds: tradeOptions(demoTrades) }}
        onSubmit={async () => undefined}
      >
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof FormFields<typeof professionalForm>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SomeOfThem: Story = {
  args: { only: ['address', 'days'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Dirección' })).toBeVisible()
    await expect(within(canvasElement).queryByRole('combobox')).not.toBeInTheDocument()
  },
}
