import { professionalForm } from '@plomada/domain'
import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Form } from '../../form/Form/Form.tsx'
import type { Guide } from '../../testing/guide.ts'
import { ProfessionalFields } from './ProfessionalFields.tsx'

const guide: Guide = {
  use: 'The fields of a professional profile, for a form that places them among others.',
  instead: { BecomeProfessionalForm: 'for the whole form' },
  anatomy: ['Trades', 'Days', 'Shift', 'Description', 'Province, city, address'],
  do: ['Use it inside `<Form of={professionalForm}>`.'],
  dont: ['Do not use it without a form: it reads its values there.'],
  keys: {
    Tab: 'Through the fields',
    Space: 'Switches a trade or a day',
    'Arrow keys': 'Another shift, province or city',
  },
}

const meta = {
  title: 'Professional/ProfessionalFields',
  component: ProfessionalFields,
  tags: ['interactive'],
  parameters: { guide },
  args: { trades: demoTrades },
  decorators: [
    (Story) => (
      <Form of={professionalForm} onSubmit={() => Promise.resolve()}>
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof ProfessionalFields>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Trades, days, shift, description, province, city and address (S-164, S-171, S-174)',
  play: async ({ canvasElement }) => {
    const fields = within(canvasElement)
    await expect(fields.getByRole('group', { name: /Oficios/ })).toBeVisible()
    await expect(fields.getByRole('group', { name: /Días/ })).toBeVisible()
    await expect(fields.getByRole('radiogroup', { name: 'Horario' })).toBeVisible()
    await expect(fields.getByRole('textbox', { name: 'Descripción' })).toBeVisible()
    await expect(fields.getByRole('combobox', { name: /Provincia/ })).toHaveTextContent('Buenos Aires')
    await expect(fields.getByRole('combobox', { name: /Ciudad/ })).toBeVisible()
    await expect(fields.getByRole('textbox', { name: 'Dirección' })).toBeVisible()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
