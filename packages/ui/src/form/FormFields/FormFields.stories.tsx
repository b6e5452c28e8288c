import { professionalForm, tradeOptions } from '@plomada/domain'
import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Form, FormFields } from '../index.ts'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'For all fields of a form, or some of them, in the order of the definition.',
  alternatives: { FormField: 'to place the fields in columns or groups' },
  anatomy: ['Fields below each other'],
  do: ['Use `only` to select fields.'],
  dont: ['Do not change the order from form to form. Users know the order of the definition.'],
  keyboard: { Tab: 'Moves focus to the next field' },
}

const meta = {
  title: 'Patterns/Form/FormFields',
  component: FormFields<typeof professionalForm>,
  tags: ['interactive'],
  parameters: { guide },
  args: { form: professionalForm },
  decorators: [
    (Story) => (
      <Form
        form={professionalForm}
        options={{ tradeIds: tradeOptions(demoTrades) }}
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

export const SelectedFields: Story = {
  args: { only: ['address', 'days'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Dirección' })).toBeVisible()
    await expect(within(canvasElement).queryByRole('combobox')).not.toBeInTheDocument()
  },
}

/** Tab follows the order of the definition. */
export const ByKeyboard: Story = {
  args: { only: ['address', 'days'] },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Dirección' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getAllByRole('checkbox')[0]).toHaveFocus()
  },
}
