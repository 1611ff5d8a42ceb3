import type { ReactNode } from 'react';
import { Component } from 'react';
import { zhTwAndEnglish } from './both-languages.ts';

/** When even the error page fails: words and a link that need nothing of ours to work. */
export class LastResort extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const sentence = zhTwAndEnglish('error.errorPage');
    const link = zhTwAndEnglish('error.goHome');
    return (
      <main>
        <h1>{sentence['zh-TW']}</h1>
        <p lang="en">{sentence.en}</p>
        <p>
          <a href="/">
            {link['zh-TW']} <span lang="en">{link.en}</span>
          </a>
        </p>
      </main>
    );
  }
}
