import { citiesOf, professionalForm } from '@plomada/domain'
import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
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
    (Story, { parameters }) => (
      <Form of={professionalForm} initial={parameters['initial'] ?? {}} onSubmit={() => Promise.resolve()}>
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

/** There is one province, and a form begins with it; here nobody has chosen it yet. */
export const BeforeAProvince: Story = {
  name: 'The city is asked once there is a province, which brings its cities (S-172, S-173)',
  parameters: { initial: { province: '' } },
  play: async ({ canvasElement }) => {
    const fields = within(canvasElement)
    await expect(fields.queryByRole('combobox', { name: /Ciudad/ })).toBeNull()
    await userEvent.click(fields.getByRole('combobox', { name: /Provincia/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Buenos Aires' }))
    await userEvent.click(await fields.findByRole('combobox', { name: /Ciudad/ }))
    const options = await screen.findAllByRole('option')
    await expect(options.map((option) => option.textContent)).toEqual(citiesOf('Buenos Aires'))
    await userEvent.click(screen.getByRole('option', { name: 'Quilmes' }))
    await waitFor(() => expect(fields.getByRole('combobox', { name: /Ciudad/ })).toHaveTextContent('Quilmes'))
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
