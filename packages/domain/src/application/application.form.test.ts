import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { applicationForm, createApplicationForm, createCounterForm, declineForm } from './application.form.ts'

interface AnyForm {
  initial: object
  schema: { safeParse(values: unknown): { error?: { issues: { path: PropertyKey[]; message: string }[] } } }
}

const problemsOf = (form: AnyForm, values: object) =>
  form.schema
    .safeParse({ ...form.initial, ...values })
    .error?.issues.map(({ path, message }) => `${path[0]?.toString()}: ${message}`) ?? []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the form of an application', () => {
  it('is valid without any change, like a click on «Postular» (P-001)', () => {
    expect(problemsOf(applicationForm, {})).toEqual([])
  })

  const invalidAmount = 'quote: Escribí un monto en pesos, sin centavos'
  test.each([
    [{ quote: 1 }, []],
    [{ quote: 99_999 }, []],
    [{ quote: 0 }, [invalidAmount]],
    [{ quote: 10.5 }, [invalidAmount]],
    [{ quote: 100_000 }, ['quote: El monto puede ser de hasta 99.999 pesos']],
    [{ availableFrom: '2026-11-25' }, []],
    [{ availableFrom: '2026-11-24' }, ['availableFrom: Elegí un día desde hoy']],
    [{ availableFrom: '2027-11-26' }, ['availableFrom: Elegí un día dentro de los próximos 365 días']],
    [{ message: 'a'.repeat(1000) }, []],
  ])('%j: %j (P-002)', (values, problems) => {
    expect(problemsOf(applicationForm, values)).toEqual(problems)
  })
  it('has a message of up to 1,000 characters and up to three photos (P-002, P-014)', () => {
    expect(problemsOf(applicationForm, { message: 'a'.repeat(1001) })).toHaveLength(1)
    const photoIds = (count: number) => ({
      photoIds: Array.from({ length: count }, (_, index) => `7d3c1a52-9d0e-4f6b-8a53-1f0d5c2b9a0${index}`),
    })
    expect(problemsOf(applicationForm, photoIds(3))).toEqual([])
    expect(problemsOf(applicationForm, photoIds(4))).toEqual(['photoIds: Puede tener hasta 3 fotos'])
  })
  it('has the maximum of the deployment', () => {
    const form = createApplicationForm(200_000, null)
    expect(problemsOf(form, { quote: 200_000 })).toEqual([])
    expect(problemsOf(form, { quote: 200_001 })).toEqual(['quote: El monto puede ser de hasta 200.000 pesos'])
    expect(Object.keys(form.fields)).toEqual(Object.keys(applicationForm.fields))
  })
  it('keeps the day of the application that is edited, although it has passed (P-003)', () => {
    const form = createApplicationForm(99_999, '2026-11-20')
    expect(problemsOf(form, { availableFrom: '2026-11-20' })).toEqual([])
    expect(problemsOf(form, { availableFrom: '2026-11-19' })).toEqual([
      'availableFrom: Elegí un día desde hoy',
    ])
    expect(problemsOf(form, { availableFrom: '2026-11-30' })).toEqual([])
  })
})

describe('the form of a counter-offer (P-012)', () => {
  const formFor = () => createCounterForm(99_999, 45_000)
  const invalid = 'amount: Escribí un monto en pesos, sin centavos'
  test.each([
    [40_000, []],
    [99_999, []],
    [45_000, ['amount: Es el mismo monto de la postulación: podés aceptarla']],
    [null, [invalid]],
    [0, [invalid]],
    [100_000, ['amount: El monto puede ser de hasta 99.999 pesos']],
  ])('%j: %j', (amount, problems) => {
    expect(problemsOf(formFor(), { amount })).toEqual(problems)
  })
  it('starts empty, with the label «Monto»', () => {
    expect(formFor().initial).toEqual({ amount: null })
    expect(formFor().fields.amount.label).toBe('Monto')
  })
})

test('the reason of a client who declines is optional, with up to 300 characters (P-006)', () => {
  expect(problemsOf(declineForm, {})).toEqual([])
  expect(problemsOf(declineForm, { reason: 'a'.repeat(300) })).toEqual([])
  expect(problemsOf(declineForm, { reason: 'a'.repeat(301) })).toHaveLength(1)
})
