import { boundedInteger, defineFilters, flag, numeric } from '@plomada/define'
import { offerFilters, professionalFilters, tradeOptions } from '@plomada/domain'
import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { esAR } from '../../messages/esAR.ts'
import type { Guide } from '../../testing/guide.ts'
import { FilterForm } from './FilterForm.tsx'

const guide: Guide = {
  whenToUse: 'For browsers without scripts. `FilterPanel` includes it on a server, with `action`.',
  alternatives: { FilterPanel: 'for the filters of a list' },
  anatomy: ['«Filtros» with the number of active filters', 'One control per filter', 'Button', '«Limpiar»'],
  do: ['Render the list for the values in its address: the form sends them there.'],
  dont: ['Do not use it without the panel.'],
  keyboard: {
    Tab: 'Moves focus to the next control',
    'Enter, Space': 'Opens the form, or sends the filters',
  },
  messages: {
    title: esAR['filter.title'],
    titleWithCount: esAR['filter.titleWithCount'],
    show: esAR['filter.showAny'],
    clear: esAR['filter.clear'],
  },
}

const meta = {
  title: 'Patterns/Filter/FilterForm',
  component: FilterForm,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    filters: offerFilters,
    values: { ...offerFilters.initial, trade: 3 },
    options: { trade: tradeOptions(demoTrades) },
    translation: { translate: (text) => text, languageOf: () => undefined },
    layout: 'side',
    action: '/service',
  },
} satisfies Meta<typeof FilterForm>

export default meta
type Story = StoryObj<typeof meta>

/** Next to the list the form is always open. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Nombre' }), 'reja')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ciudad' }), 'Quilmes')
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Filtros' })
    const onSubmit = fn((event: SubmitEvent) => event.preventDefault())
    form.addEventListener('submit', onSubmit, { once: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Ver resultados' }))
    await expect(onSubmit).toHaveBeenCalledOnce()
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      tittle: 'reja',
      job: '3',
      orderFecha: 'DESC',
      provincia: 'Buenos Aires',
      ciudad: 'Quilmes',
    })
  },
}

const jobFilters = defineFilters(
  {
    from: numeric('desde', 'Desde', boundedInteger(0, 99_999), { rangeEnd: 'to' }),
    to: numeric('hasta', 'Hasta', boundedInteger(0, 99_999)),
    isUrgent: flag('urgente', 'Solo urgentes'),
    hasPhotos: flag('fotos', 'Con fotos'),
  },
  { pageSize: 20 },
)

/** The form sends numbers and what is on under the names of the address. */
export const NumbersAndFlags: Story = {
  args: { filters: jobFilters, values: jobFilters.parse({ desde: '5000', urgente: 'true', fotos: 'a' }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Hasta' }), '9000')
    const photos = canvas.getByRole('checkbox', { name: 'Con fotos' })
    await expect(photos).toHaveAccessibleDescription(/El enlace pide una opción que no existe/)
    photos.focus()
    await userEvent.keyboard(' ')
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Filtros' })
    const sent = Object.fromEntries(new FormData(form))
    await expect(sent).toEqual({ desde: '5000', hasta: '9000', urgente: 'true', fotos: 'true' })
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { filters: professionalFilters, values: { ...professionalFilters.initial, days: ['lunes'] } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Ver resultados' })
    await expect(button).not.toBeVisible()
    await userEvent.click(canvas.getByText('Filtros (1)'))
    await expect(canvas.getByRole('checkbox', { name: 'lunes' })).toBeChecked()
    await expect(button).toBeVisible()
  },
}
