import { getCities, professionalForm } from '@plomada/domain'
import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Form } from '../../form/Form/Form.tsx'
import { useMarketplaceTexts } from '../../marketplace/overrides.ts'
import type { Guide } from '../../testing/guide.ts'
import { ProfessionalFields } from './ProfessionalFields.tsx'

const guide: Guide = {
  whenToUse: 'For a form that contains the fields of a professional profile.',
  alternatives: { BecomeProfessionalForm: 'for the whole form' },
  anatomy: ['Trades', 'Days', 'Shift', 'Description', 'Province, city, address'],
  do: ['Use it inside `<Form form={professionalForm}>`.'],
  dont: ['Do not use it outside a form, which stores its values.'],
  keyboard: {
    Tab: 'Moves focus to the next field',
    Space: 'On a trade or a day: selects or deselects it',
    'Arrow keys': 'In a radio group or a select: select another option',
  },
}

const meta = {
  title: 'Marketplace/Professional/ProfessionalFields',
  component: ProfessionalFields,
  tags: ['interactive'],
  parameters: { guide },
  args: { trades: demoTrades },
  decorators: [
    function InForm(Story, { parameters }) {
      const texts = useMarketplaceTexts()
      return (
        <Form
          {...texts}
          form={professionalForm}
          initial={parameters['initial'] ?? {}}
          onSubmit={() => Promise.resolve()}
        >
          <Story />
        </Form>
      )
    },
  ],
} satisfies Meta<typeof ProfessionalFields>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (S-164, S-171, S-174)',
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

/** By default the only province is selected; here it is not. */
export const WithoutProvince: Story = {
  name: 'Without province: selecting one shows its cities (S-172, S-173)',
  parameters: { initial: { province: '' } },
  play: async ({ canvasElement }) => {
    const fields = within(canvasElement)
    await expect(fields.queryByRole('combobox', { name: /Ciudad/ })).toBeNull()
    await userEvent.click(fields.getByRole('combobox', { name: /Provincia/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Buenos Aires' }))
    await userEvent.click(await fields.findByRole('combobox', { name: /Ciudad/ }))
    const options = await screen.findAllByRole('option')
    await expect(options.map((option) => option.textContent)).toEqual(getCities('Buenos Aires'))
    await userEvent.click(screen.getByRole('option', { name: 'Quilmes' }))
    await waitFor(() => expect(fields.getByRole('combobox', { name: /Ciudad/ })).toHaveValue('Quilmes'))
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
