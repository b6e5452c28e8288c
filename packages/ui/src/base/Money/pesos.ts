export { pesos } from '@plomada/domain'
