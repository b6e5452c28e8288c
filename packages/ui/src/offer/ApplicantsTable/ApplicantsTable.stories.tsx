import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Panel } from '../../base/Panel/Panel.tsx'
import { ApplicantsTable } from './ApplicantsTable.tsx'

const { applicants } = offers.leakingTap

const meta = {
  title: 'Offer/ApplicantsTable',
  component: ApplicantsTable,
  args: { applicants, onAccept: fn(), hrefFor: (applicant) => `#${applicant.id}` },
  decorators: [
    (Story) => (
      <Panel padding="none" isClipped>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof ApplicantsTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (S-199, S-200)',
  play: async ({ args, canvasElement }) => {
    const table = within(canvasElement)
    const columns = table.getAllByRole('columnheader').map((column) => column.textContent)
    await expect(columns).toEqual(['Name', 'Profesión', 'Rating', 'Acción'])
    await expect(table.getByRole('row', { name: /Bruno Saldaño/ })).toHaveTextContent('Plomería, Gas')
    await expect(table.getByRole('img', { name: '5 de 5 estrellas' })).toBeVisible()
    await userEvent.click(table.getByRole('button', { name: 'ACEPTAR a Carla' }))
    await expect(args.onAccept).toHaveBeenCalledWith(applicants[1])
    await expect(table.getAllByText('ACEPTAR')).toHaveLength(2)
  },
}

/** While one is being accepted no other can be. */
export const Accepting: Story = {
  args: { acceptingId: applicants[0]?.id ?? null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'procesando...' })).toBeVisible()
    await expect(within(canvasElement).getByRole('button', { name: 'ACEPTAR a Carla' })).toBeDisabled()
  },
}

export const Empty: Story = {
  name: 'Empty (S-201)',
  args: { applicants: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aún no tienes postulantes')).toBeVisible()
    await expect(within(canvasElement).queryByRole('table')).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'ACEPTAR a Carla' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
