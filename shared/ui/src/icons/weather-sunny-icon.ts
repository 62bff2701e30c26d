import { WeatherSunnyRegular } from '@fluentui/react-icons/headless/svg/weather-sunny';
import { createIcon } from './create-icon';

export const WeatherSunnyIcon = /*#__PURE__*/ createIcon(WeatherSunnyRegular);
