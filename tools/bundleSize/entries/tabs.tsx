import { Tabs } from '@plomada/ui/Tabs'

/** An app that uses two tabs of the library. */
export const app = (
  <Tabs
    label="Cuenta"
    items={[
      { id: 'data', label: 'Datos', content: 'Nombre' },
      { id: 'payments', label: 'Pagos', content: 'Ninguno' },
    ]}
  />
)
