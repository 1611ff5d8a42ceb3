import { libConfig } from '@admissions/tools/lib-config';

export default libConfig({
  index: 'src/index.ts',
  schema: 'src/schema/index.ts',
  kinds: 'src/kinds/index.ts',
  messages: 'src/messages/index.ts',
  site: 'src/site/index.ts',
});
