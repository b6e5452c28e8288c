import { professionalForm, tradeOptions } from '@plomada/domain'
import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Form, FormFields } from '../index.ts'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  use: 'All fields of a form, or some of them, in the order of their declaration.',
  instead: { FormField: 'where the fields stand in columns or groups' },
  anatomy: ['Fields, one under another'],
  do: ['Name the wanted ones with `only`.'],
  dont: ['Do not sort them by looks: the declaration is the order that people know.'],
  keys: { Tab: 'From field to field' },
}

const meta = {
  title: 'Form/FormFields',
  component: FormFields<typeof professionalForm>,
  tags: ['interactive'],
  parameters: { guide },
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

/** Tab follows the order of the declaration. */
export const ByKeyboard: Story = {
  args: { only: ['address', 'days'] },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Dirección' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getAllByRole('checkbox')[0]).toHaveFocus()
  },
}
