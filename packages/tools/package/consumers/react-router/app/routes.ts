import { index, route } from '@react-router/dev/routes';

export default [index('routes/test.tsx'), route('own', 'routes/own.tsx')]; // the first as the package's README shows it
