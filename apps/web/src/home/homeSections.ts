export { HomeSections as default } from '@plomada/ui/screens'
