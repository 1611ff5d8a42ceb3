import { type Localised, pair } from '@admissions/model';
import { errorPagesInEnglish, visitorsZhTW } from '@admissions/model/messages';
import { Component, type ReactNode } from 'react';

/** Shown when even the error page fails: no router, no store, no styles. */
export class LastResort extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const text = zhTwAndEnglish('error.errorPage');
    const link = zhTwAndEnglish('error.goHome');
    return (
      <main>
        <h1>{text['zh-TW']}</h1>
        <p lang="en">{text.en}</p>
        <p>
          <a href="/">
            {link['zh-TW']} <span lang="en">{link.en}</span>
          </a>
        </p>
      </main>
    );
  }
}

const zhTwAndEnglish = (key: keyof typeof errorPagesInEnglish): Localised =>
  pair(visitorsZhTW[key], errorPagesInEnglish[key]);
