import { dashboards } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { dashboardMessages } from '../dashboard.messages.ts'
import { AssignmentNeeds } from './AssignmentNeeds.tsx'

const { needs, noNeeds, allAssignments, allWithdrawals, withdrawalsHelp } = dashboardMessages

const guide: Guide = {
  whenToUse:
    'For what needs something from an admin today on the dashboard: alarms about money, jobs and requests to withdraw.',
  alternatives: { AdminAssignmentTable: 'for the jobs themselves' },
  anatomy: [
    'Heading with links to all jobs and requests to withdraw',
    'A link for each alarm about money, with what to do',
    'A link to the requests to withdraw that wait, with their number',
    'A link for each need that some job has, with the number of jobs, and what to do',
    'Message if no job needs anything',
  ],
  do: ['Link to the list with its filter set.'],
  dont: ['Do not count jobs that only wait for the client or the professional.'],
  keyboard: { Tab: 'Moves focus to the links', Enter: 'Opens the jobs' },
  messages: { needs, noNeeds, allAssignments, allWithdrawals, withdrawalsHelp },
}

const meta = {
  title: 'Marketplace/Dashboard/AssignmentNeeds',
  component: AssignmentNeeds,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    needs: dashboards.busy.needs,
    withdrawalCount: dashboards.busy.withdrawalCount,
    links: {
      assignments: '/dashboard/trabajos',
      withdrawals: '/dashboard/arrepentimientos',
      reconciliation: '/dashboard/conciliacion',
      refunding: '/dashboard/payments?estado=refunding',
      payoutDesk: '/dashboard/pagos',
      payoutRun: (id) => `/dashboard/pagos/${id}`,
    },
    hrefFor: (need) => `/dashboard/trabajos?atencion=${need}`,
  },
} satisfies Meta<typeof AssignmentNeeds>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Links to the jobs with each need, and to the requests to withdraw (P-208, P-264, P-336)',
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: needs }))
    await expect(section.getAllByRole('listitem')).toHaveLength(3)
    const link = section.getByRole('link', { name: '3 reclamos por decidir' })
    await expect(link).toHaveAttribute('href', '/dashboard/trabajos?atencion=decision')
    await expect(section.getByRole('link', { name: '2 arrepentimientos por resolver' })).toHaveAttribute(
      'href',
      '/dashboard/arrepentimientos',
    )
    // Also true where the provider has paid the professional.
    await expect(section.getByText('La plata no se mueve hasta que decidas.')).toBeVisible()
    for (let time = 0; time < 4; time += 1) await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}
export const Nothing: Story = {
  name: 'Nothing to resolve (P-208)',
  args: { needs: dashboards.firstDay.needs, withdrawalCount: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(noNeeds)).toBeVisible()
  },
}
export const Alarms: Story = {
  name: 'Names each alarm about money, with a link; that of the ledger with its rule, its rows, since when, and what to do (P-304, P-310, P-335)',
  args: { alarms: dashboards.busy.alarms, needs: dashboards.firstDay.needs, withdrawalCount: 0 },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('listitem')
    await expect(links.map((item) => item.textContent)).toEqual([
      'El control de las cuentas fallóDesde el 12/11/2026: una devolución enviada no está en los movimientos, o está dos veces (devolución 3, 9). No sale ningún pago a profesionales. Compará esas filas con el proveedor y corregí la que esté mal: cuando el control de cada día vuelva a dar bien, los pagos siguen.',
      '1 arrepentimiento por vencerVence en menos de 6 horas, o ya venció.',
      '2 contracargos abiertosEl banco está revisando un pago: mirá hasta cuándo se mandan los documentos.',
      '2 devoluciones demoradasEl proveedor no la hizo en 24 horas: mirá su panel.',
      '1 pago a un profesional rechazadoLa plata volvió al saldo: tiene que corregir su cuenta.',
      'La tanda 3 espera al bancoPasaron más de 3 días: importá lo que contestó.',
    ])
    for (const [name, href] of [
      ['El control de las cuentas falló', '/dashboard/conciliacion'],
      ['1 arrepentimiento por vencer', '/dashboard/arrepentimientos'],
      ['2 contracargos abiertos', '/dashboard/pagos'],
      ['2 devoluciones demoradas', '/dashboard/payments?estado=refunding'],
      ['1 pago a un profesional rechazado', '/dashboard/pagos'],
      ['La tanda 3 espera al banco', '/dashboard/pagos/3'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
  },
}
export const LargeNumbers: Story = {
  args: {
    needs: dashboards.longWords.needs,
    withdrawalCount: dashboards.longWords.withdrawalCount,
    alarms: dashboards.longWords.alarms,
  },
}
export const OnAPhone: Story = {
  args: {
    needs: dashboards.longWords.needs,
    withdrawalCount: dashboards.longWords.withdrawalCount,
    alarms: dashboards.longWords.alarms,
  },
  globals: { viewport: { value: 'phone' } },
}
