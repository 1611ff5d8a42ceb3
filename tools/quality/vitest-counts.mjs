import { writeFileSync } from 'node:fs';

/** A Vitest reporter that leaves counts and names in the file of VITEST_COUNTS: what failed and why, and what passed only when it was repeated. */
// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by its default export
export default class VitestCounts {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failures: [], unsteady: [] };
    for (const module of modules) {
      const file = module.relativeModuleId;
      for (const error of module.errors()) counts.failures.push(`${file}: ${error.message}`);
      for (const suite of module.children.allSuites())
        for (const error of suite.errors())
          counts.failures.push(`${file} › ${suite.fullName}: ${error.message}`);
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        const name = `${file} › ${test.fullName}`;
        if (state === 'passed') counts.passed++;
        if (state === 'failed') counts.failures.push(`${name}: ${errors?.[0]?.message ?? ''}`);
        if (test.diagnostic()?.flaky) counts.unsteady.push(name);
      }
    }
    for (const error of unhandledErrors) counts.failures.push(`outside a test: ${error.message}`);
    writeFileSync(process.env.VITEST_COUNTS, JSON.stringify(counts));
  }
}
